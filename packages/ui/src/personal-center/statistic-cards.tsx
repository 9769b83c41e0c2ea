import { Link } from '../link/link.tsx';
import * as styles from './statistic-cards.css.ts';

/** A figure that leads to what it counts. */
export interface Statistic {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  /** What of it comes first. */
  readonly note?: string;
  readonly href: string;
}

export interface StatisticCardsProps {
  readonly items: readonly Statistic[];
}

/** Figures beside each other, each a link. */
export function StatisticCards({ items }: StatisticCardsProps) {
  return (
    <ul className={styles.cards}>
      {items.map(({ key, label, count, note, href }) => (
        <li key={key} className={styles.card}>
          <Link className={styles.link} href={href} data-record="todo">
            <span className={styles.label}>{label}</span>
            <b className={styles.count}>{count}</b>
            <span className={styles.note}>{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
