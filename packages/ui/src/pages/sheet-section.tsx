import type { ReactNode } from 'react';
import * as styles from './sheet-section.css.ts';

export interface SheetSectionProps {
  /** Where steps and errors lead. */
  readonly id: string;
  readonly title: string;
  readonly hint?: ReactNode;
  readonly actions?: ReactNode;
  /** What fills the sheet from edge to edge, such as a grid of lines. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** One sheet of a form with a heading of its own and what can be done with the whole of it. */
export function SheetSection({ id, title, hint, actions, flush = false, children }: SheetSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {hint && <span className={styles.hint}>{hint}</span>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {flush ? children : <div className={styles.content}>{children}</div>}
    </section>
  );
}

/** Parts of a section below each other, such as a table and what can be done with it. */
export function SectionParts({ children }: { readonly children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}

/** Fields in three columns, two where there is less room, one below each other on phones. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

export interface FieldSpanProps {
  /** Two columns, or all of them. */
  readonly of: 'two' | 'all';
  readonly children: ReactNode;
}

/** A field that takes more than one column. */
export function FieldSpan({ of, children }: FieldSpanProps) {
  return <div className={of === 'two' ? styles.wide : styles.whole}>{children}</div>;
}
