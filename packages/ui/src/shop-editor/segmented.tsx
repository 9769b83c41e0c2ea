import { useId } from 'react';
import { FieldGroup, type FieldWords, splitFieldWords } from '../fields/field.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import * as styles from './segmented.css.ts';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName;
}

export interface SegmentedProps<Value extends string> extends FieldWords {
  readonly options: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** One of a few short choices beside each other. Arrow keys move and choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { words, control } = splitFieldWords(props);
  const { options, value, onChange, disabled = false } = control;
  const name = useId();
  return (
    <FieldGroup {...words}>
      <div className={styles.group}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.cover}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} size={16} />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
