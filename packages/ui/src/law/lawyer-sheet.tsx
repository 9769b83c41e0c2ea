import type { FormEvent, ReactNode } from 'react';
import { NeedsScripts } from '../states/needs-scripts.tsx';
import { Tag } from '../tag/tag.tsx';
import * as cards from './law-cards.css.ts';
import { Portrait } from './lawyer-cards.tsx';
import * as styles from './lawyer-sheet.css.ts';

export interface LawyerSheetProps {
  readonly name: string;
  /** Address of the portrait, '' for none. */
  readonly portrait: string;
  readonly firm: string;
  readonly fields: readonly string[];
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
  /** A consultation; what is already booked. */
  readonly actions: ReactNode;
  /** Below the actions. */
  readonly hint: ReactNode;
  /** Parts of the text, each under its heading. */
  readonly parts: readonly { readonly key: string; readonly title: string; readonly content: ReactNode }[];
}

/** One lawyer in full, for a drawer or a part of the page. */
export function LawyerSheet({ name, portrait, firm, fields, facts, actions, hint, parts }: LawyerSheetProps) {
  return (
    <>
      <div className={cards.head}>
        <Portrait src={portrait} name={name} />
        <div className={cards.who}>
          <p className={cards.name}>{firm}</p>
          <p className={cards.tags}>
            {fields.map((field) => (
              <Tag key={field}>{field}</Tag>
            ))}
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        {actions}
        <NeedsScripts />
        <p className={styles.actionsHint}>{hint}</p>
      </div>
      {parts.map(({ key, title, content }) => (
        <section key={key}>
          <h3 className={styles.heading}>{title}</h3>
          {content}
        </section>
      ))}
    </>
  );
}

export interface LawyerCasesProps {
  readonly cases: readonly { readonly title: string; readonly year: string; readonly text: string }[];
}

/** What a lawyer has done. */
export function LawyerCases({ cases }: LawyerCasesProps) {
  return (
    <ul>
      {cases.map(({ title, year, text }) => (
        <li key={title} className={styles.caseItem}>
          <p className={styles.caseTitle}>
            {title} <span className={cards.note}>{year}</span>
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Room for a lawyer in a drawer. */
export function DrawerBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}

export interface DrawerFormProps {
  /** What is asked for, below the lawyer's name. */
  readonly title: string;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
  /** The way back and the button that sends it, always in sight. */
  readonly foot: ReactNode;
}

/** A form of few fields in a drawer; what is wrong is said by the page. */
export function DrawerForm({ title, onSubmit, children, foot }: DrawerFormProps) {
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <h3 className={styles.heading}>{title}</h3>
      {children}
      <div className={styles.foot}>{foot}</div>
    </form>
  );
}

/** A lawyer as a part of the page, where there are no scripts for a drawer. */
export function LawyerPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.partName}>{title}</h2>
      {children}
    </section>
  );
}
