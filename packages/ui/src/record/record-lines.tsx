import type { ReactNode } from 'react';
import * as styles from './record-lines.css.ts';

export interface TwoLinesProps {
  readonly children: ReactNode;
  /** Number, counterpart or remaining time, muted below. */
  readonly second: ReactNode;
}

/** What a cell says in two lines. */
export function TwoLines({ children, second }: TwoLinesProps) {
  return (
    <span className={styles.lines}>
      <span>{children}</span>
      {second && <span className={styles.second}>{second}</span>}
    </span>
  );
}

export interface RecordSummaryProps {
  readonly title: string;
  /** `Tag`s above the title. */
  readonly tags?: ReactNode;
  /** Number, company, place. */
  readonly facts: readonly string[];
  /** Countdown, with the moment below it. */
  readonly aside?: ReactNode;
}

/** What a form or a page is about, when that is another record than its own. */
export function RecordSummary({ title, tags, facts, aside }: RecordSummaryProps) {
  return (
    <div className={styles.summary}>
      <div className={styles.what}>
        {tags && <div className={styles.tags}>{tags}</div>}
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.second}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
