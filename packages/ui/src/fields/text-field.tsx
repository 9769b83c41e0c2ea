import type { ComponentProps, ReactNode } from 'react';
import * as styles from './field.css.ts';
import { Field, type FieldWords, splitFieldWords } from './field.tsx';

export interface TextFieldProps
  extends FieldWords,
    Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'value' | 'prefix' | 'className' | 'required'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Unit or button inside the box, after what is typed. */
  readonly suffix?: ReactNode;
  /** Figures are right-aligned. */
  readonly align?: 'start' | 'figure' | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { words, control } = splitFieldWords(props);
  const { onChange, suffix, align = 'start', ...input } = control;
  return (
    <Field {...words}>
      {(attributes) => (
        <div className={styles.box}>
          <input
            type="text"
            {...input}
            {...attributes}
            className={align === 'figure' ? styles.figure : styles.input}
            onChange={(event) => onChange(event.target.value)}
          />
          {typeof suffix === 'string' ? <span className={styles.unit}>{suffix}</span> : suffix}
        </div>
      )}
    </Field>
  );
}
