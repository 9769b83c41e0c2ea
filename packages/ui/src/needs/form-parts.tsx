import type { FormEvent, ReactNode } from 'react';
import { ErrorSummary, type FormError } from '../pages/form-page.tsx';
import * as styles from './form-parts.css.ts';

export interface PartedFormProps {
  readonly label: string;
  readonly errors: readonly FormError[];
  readonly parts: readonly { readonly key: string; readonly title: string; readonly content: ReactNode }[];
  /** What is kept of it, or how else it can be done. */
  readonly note: ReactNode;
  readonly button: ReactNode;
  readonly onSubmit: (event: FormEvent) => void;
}

/** A form of everybody on the sheet of a page: its parts, two fields in a row where there is room. */
export function PartedForm({ label, errors, parts, note, button, onSubmit }: PartedFormProps) {
  return (
    <form className={styles.form} aria-label={label} onSubmit={onSubmit} noValidate>
      <ErrorSummary errors={errors} />
      {parts.map(({ key, title, content }) => (
        <section key={key} className={styles.part}>
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.fields}>{content}</div>
        </section>
      ))}
      <div className={styles.foot}>
        <div className={styles.note}>{note}</div>
        {button}
      </div>
    </form>
  );
}

/** What takes a whole row of a form. */
export function WideField({ children }: { readonly children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

export interface AsideProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Something to know beside a form. */
export function Aside({ title, children }: AsideProps) {
  return (
    <section className={styles.aside} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {children}
    </section>
  );
}
