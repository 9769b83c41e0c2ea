import { type ReactNode, useId } from 'react';
import * as styles from './choice.css.ts';
import * as field from './field.css.ts';
import { FieldGroup, type FieldWords, splitFieldWords } from './field.tsx';

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  /** Some but not all of what it stands for. */
  readonly mixed?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly name?: string;
  /** What it means, below it. */
  readonly help?: ReactNode;
}

/** Yes or no, or one of several that may be chosen together. */
export function Checkbox(props: CheckboxProps) {
  const { label, checked, mixed = false, onChange, disabled = false, name, help } = props;
  const helpId = useId();
  const choice = (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className={styles.mark}
        ref={(input) => {
          // The attribute does not exist in HTML: mixed can be said by script only.
          if (input) input.indeterminate = mixed;
        }}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={help ? helpId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
  if (!help) return choice;
  return (
    <div className={field.field}>
      {choice}
      <div id={helpId} className={field.help}>
        {help}
      </div>
    </div>
  );
}

/** Checkboxes of a `FieldGroup` beside each other, below each other where there is no room. */
export function CheckboxRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.choices}>{children}</div>;
}

/** One of a group of choices. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Beside the label: why it cannot be chosen, what it means. */
  readonly note?: string;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends FieldWords {
  readonly options: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  /** `cards` for short choices of which there are many, such as hours: a grid of them, without marks. */
  readonly look?: keyof typeof styles.looks;
}

/** Exactly one of a few. Arrow keys move and choose, as the browser does for radio buttons of one name. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { words, control } = splitFieldWords(props);
  const { options, value, onChange, disabled = false, look = 'marks' } = control;
  const { group, choice, mark } = styles.looks[look];
  const name = useId();
  return (
    <FieldGroup {...words}>
      <div className={group}>
        {options.map((option) => (
          <label key={option.value} className={choice}>
            <input
              type="radio"
              className={mark}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              required={words.required}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.note && <small className={styles.note}>{option.note}</small>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

export interface SwitchProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** Turns something on or off at once, without a button that saves. */
export function Switch({ label, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.switchTrack}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
