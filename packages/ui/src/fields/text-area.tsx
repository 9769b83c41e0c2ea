import type { ComponentProps } from 'react';
import * as styles from './field.css.ts';
import { Field, type FieldWords, splitFieldWords } from './field.tsx';

export interface TextAreaProps
  extends FieldWords,
    Omit<ComponentProps<'textarea'>, 'id' | 'onChange' | 'value' | 'className' | 'required' | 'maxLength'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Longest text in characters; the count is shown. */
  readonly maxLength?: number | undefined;
}

/** Several lines of text, with a count of characters when there is a limit. */
export function TextArea(props: TextAreaProps) {
  const { words, control } = splitFieldWords(props);
  const { onChange, maxLength, value, ...input } = control;
  return (
    <Field {...words}>
      {(attributes) => (
        <>
          <textarea
            rows={3}
            {...input}
            {...attributes}
            value={value}
            {...(maxLength !== undefined && { maxLength })}
            className={styles.textArea}
            onChange={(event) => onChange(event.target.value)}
          />
          {maxLength !== undefined && (
            <span className={styles.count}>
              {value.length}/{maxLength}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
