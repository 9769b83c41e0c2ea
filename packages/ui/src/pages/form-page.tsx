import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { heading } from './detail-page.css.ts';
import type { PageSection } from './detail-page.tsx';
import * as styles from './form-page.css.ts';
import { pageMessages } from './messages.ts';
import { padded, stack } from './page-head.css.ts';
import { PageHead, type PageHeadProps } from './page-head.tsx';

/** A field that must be changed. */
export interface FormError {
  readonly fieldId: string;
  readonly text: string;
}

export interface ErrorSummaryProps {
  readonly errors: readonly FormError[];
}

/** Goes straight into the field: neither the address nor the history changes while a form is filled in. */
const focusField = (fieldId: string) => (event: MouseEvent) => {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
};

/** All that is wrong with a form, each a link to its field; read out when it appears. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div className={styles.summary} role="alert">
      <p className={styles.summaryTitle}>{pageMessages.errorSummary(errors.length)}</p>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a className={styles.summaryLink} href={`#${fieldId}`} onClick={focusField(fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface ActionBarProps {
  /** When the draft was saved, or what is still missing. */
  readonly note?: ReactNode;
  /** At most three buttons, the solid one last. */
  readonly children: ReactNode;
}

/** Stays at the bottom of the window while a long form scrolls. */
export function ActionBar({ note, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      {note && (
        <span className={styles.note} role="status">
          {note}
        </span>
      )}
      {children}
    </div>
  );
}

export interface FormPageProps extends PageHeadProps {
  readonly sections: readonly PageSection[];
  readonly errors?: readonly FormError[];
  /** `InlineAlert`s above the form: a draft that was found, a save that got no answer. */
  readonly notice?: ReactNode;
  readonly note?: ReactNode;
  /** Buttons of the action bar; the main one is of type `submit`. */
  readonly buttons: ReactNode;
  readonly onSubmit: () => void;
  /** Dialogs of the form. */
  readonly children?: ReactNode;
}

/** A form in groups, one column of fields, with its actions always in sight. */
export function FormPage(props: FormPageProps) {
  const { sections, errors = [], notice, note, buttons, onSubmit, children, ...head } = props;
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <>
      <PageHead {...head} />
      <form className={stack} aria-label={head.title} onSubmit={submit} noValidate>
        {notice}
        <ErrorSummary errors={errors} />
        {sections.map(({ key, title, content }) => (
          <section key={key} className={padded} aria-labelledby={`section-${key}`}>
            <h2 id={`section-${key}`} className={heading}>
              {title}
            </h2>
            <div className={styles.fields}>{content}</div>
          </section>
        ))}
        <ActionBar note={note}>{buttons}</ActionBar>
      </form>
      {children}
    </>
  );
}
