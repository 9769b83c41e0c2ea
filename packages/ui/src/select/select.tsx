import { Field, type FieldWords, splitFieldWords } from '../fields/field.tsx';
import { ReadOnlyField } from '../fields/read-only-field.tsx';
import { Icon } from '../icon/icon.tsx';
import { floating, option as optionStyle } from '../popover/popover.css.ts';
import * as Primitive from '../primitives/select.ts';
import { selectMessages } from './messages.ts';
import * as styles from './select.css.ts';

export interface SelectOption<Value extends string> {
  /** Never empty: an empty value means that nothing is chosen. */
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldWords {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** Shows the choice and offers no other. */
  readonly readOnly?: boolean;
}

/** One of up to some twenty. Arrow keys, typing ahead, Home and End work; for more, take the combobox. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { words, control } = splitFieldWords(props);
  const { options, value, onChange, placeholder = selectMessages.placeholder, disabled = false } = control;

  function choose(chosen: string) {
    const found = options.find((option) => option.value === chosen);
    if (found) onChange(found.value);
  }

  if (control.readOnly) {
    return <ReadOnlyField {...words} text={options.find((option) => option.value === value)?.label ?? ''} />;
  }
  return (
    <Field {...words}>
      {({ required, ...attributes }) => (
        <Primitive.Root value={value ?? ''} onValueChange={choose} disabled={disabled} required={required}>
          <Primitive.Trigger {...attributes} className={styles.trigger}>
            <Primitive.Value placeholder={placeholder} />
            <Primitive.Icon asChild>
              <Icon name="chevron-down" size={16} />
            </Primitive.Icon>
          </Primitive.Trigger>
          <Primitive.Portal>
            <Primitive.Content
              className={floating}
              position="popper"
              sideOffset={4}
              collisionPadding={16}
              aria-label={words.label}
            >
              <Primitive.Viewport className={styles.list}>
                {options.map((option) => (
                  <Primitive.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    className={optionStyle}
                  >
                    <Primitive.ItemText>{option.label}</Primitive.ItemText>
                    <Primitive.ItemIndicator>
                      <Icon name="check" size={16} />
                    </Primitive.ItemIndicator>
                  </Primitive.Item>
                ))}
              </Primitive.Viewport>
            </Primitive.Content>
          </Primitive.Portal>
        </Primitive.Root>
      )}
    </Field>
  );
}
