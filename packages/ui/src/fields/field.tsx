import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './field.css.ts';
import { fieldMessages } from './messages.ts';

/** The words around a control, the same for every kind of field. */
export interface FieldWords {
  readonly label: string;
  /** Hides the label from sight, in tables and filters whose head says the same. */
  readonly labelHidden?: boolean | undefined;
  readonly help?: ReactNode;
  /** What is wrong, in a sentence; absent when nothing is. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** Id of the control, where a link of the error summary leads; made up when absent. */
  readonly id?: string | undefined;
}

/** What a control must carry so that its words belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldWords {
  /** Draws the control with the attributes given. */
  readonly children: (control: FieldControl) => ReactNode;
}

/** Takes a field's words out of its properties; the others are the control's. */
export function splitFieldWords<Props extends FieldWords>(props: Props) {
  const { label, labelHidden, help, error, required, id, ...control } = props;
  return { words: { label, labelHidden, help, error, required, id }, control };
}

function useDescriptions({ help, error, id: givenId }: FieldWords) {
  const madeUpId = useId();
  const id = givenId ?? madeUpId;
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return { id, helpId, errorId, describedBy: [errorId, helpId].filter(Boolean).join(' ') || undefined };
}

const labelStyle = ({ labelHidden }: FieldWords) => (labelHidden ? styles.hiddenLabel : styles.label);

function Label({ label, labelHidden, required }: FieldWords) {
  return (
    <>
      {required && !labelHidden && (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      )}
      {label}
    </>
  );
}

/** What is wrong with a field, below it. */
function FieldError({ id, text }: { readonly id: string | undefined; readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" size={14} />
      <span>
        <VisuallyHidden>{fieldMessages.error}</VisuallyHidden>
        {text}
      </span>
    </p>
  );
}

/** Label above, help and error below one control. */
export function Field({ children, ...words }: FieldProps) {
  const { id, helpId, errorId, describedBy } = useDescriptions(words);
  return (
    <div className={styles.field}>
      <label className={labelStyle(words)} htmlFor={id}>
        <Label {...words} />
      </label>
      {children({
        id,
        required: words.required ?? false,
        'aria-invalid': Boolean(words.error),
        'aria-describedby': describedBy,
      })}
      <FieldError id={errorId} text={words.error} />
      {words.help && (
        <div id={helpId} className={styles.help}>
          {words.help}
        </div>
      )}
    </div>
  );
}

export interface FieldGroupProps extends FieldWords {
  readonly children: ReactNode;
}

/** The same around several controls that answer one question, such as radio buttons. */
export function FieldGroup({ children, ...words }: FieldGroupProps) {
  const { id, helpId, errorId, describedBy } = useDescriptions(words);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.field}
      aria-describedby={describedBy}
      // No group is invalid to a screen reader; this is where a refusal leads.
      data-invalid={words.error ? '' : undefined}
    >
      <legend className={labelStyle(words)}>
        <Label {...words} />
        {words.required && <VisuallyHidden>{fieldMessages.required}</VisuallyHidden>}
      </legend>
      {children}
      <FieldError id={errorId} text={words.error} />
      {words.help && (
        <div id={helpId} className={styles.help}>
          {words.help}
        </div>
      )}
    </fieldset>
  );
}
