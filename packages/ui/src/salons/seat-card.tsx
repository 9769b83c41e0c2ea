import type { ReactNode } from 'react';
import * as styles from './seat-card.css.ts';
import { SeatMeter } from './seat-meter.tsx';

export interface SeatCardProps {
  readonly label: string;
  /** The large figure, or a word in its place. */
  readonly figure: string;
  readonly note: string;
  readonly capacity: number | null;
  readonly taken: number;
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
  /** The one main act; on a phone it stands in a bar at the foot of the window. */
  readonly action: ReactNode;
  readonly hint: string;
  /** Lesser ways. */
  readonly children?: ReactNode;
}

/** Seats that are left, until when, and the way to one of them. */
export function SeatCard({ label, figure, note, capacity, taken, facts, action, hint, children }: SeatCardProps) {
  return (
    <section className={styles.card} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <div className={styles.line}>
        <b className={styles.figure}>{figure}</b>
        <span className={styles.note}>{note}</span>
      </div>
      <SeatMeter capacity={capacity} taken={taken} label={note} />
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.bar}>
        <span className={styles.barText}>
          {label} <b>{figure}</b>
        </span>
        {action}
      </div>
      <p className={styles.hint}>{hint}</p>
      {children}
    </section>
  );
}
