import * as styles from './timeline.css.ts';

export interface TimelineEvent {
  readonly id: string;
  readonly what: string;
  /** Moment as it is to be read, and for machines. */
  readonly when: { readonly text: string; readonly dateTime: string };
  readonly who?: string;
}

export interface TimelineProps {
  readonly label: string;
  /** Newest first. */
  readonly events: readonly TimelineEvent[];
}

/** What happened to a record, newest first. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {events.map(({ id, what, when, who }) => (
        <li key={id} className={styles.event}>
          <span className={styles.what}>{what}</span>
          <time className={styles.when} dateTime={when.dateTime}>
            {when.text}
          </time>
          {who && <span className={styles.who}>{who}</span>}
        </li>
      ))}
    </ol>
  );
}
