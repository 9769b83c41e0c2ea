import * as styles from './field.css.ts';
import { Field, type FieldWords } from './field.tsx';

/** A choice that is only shown: its text can be reached, read aloud and copied, and looks like other read-only fields. */
export function ReadOnlyField({ text, ...words }: FieldWords & { readonly text: string }) {
  return (
    <Field {...words}>
      {({ required: _required, ...attributes }) => (
        <div className={styles.box}>
          <input {...attributes} className={styles.input} value={text} readOnly />
        </div>
      )}
    </Field>
  );
}
