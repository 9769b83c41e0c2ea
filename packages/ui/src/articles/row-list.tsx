import { classNames } from '../class-names.ts';
import { rowName } from '../layout/content.css.ts';
import { Link } from '../link/link.tsx';
import * as styles from './row-list.css.ts';

/** An article in one line: title left, date right. */
export interface Row {
  readonly href: string;
  readonly title: string;
  /** Date as it is to be read. */
  readonly dateText: string;
  /** The same date for machines, `YYYY-MM-DD`. */
  readonly dateTime: string;
  readonly newWindow?: boolean;
}

export interface RowListProps {
  readonly rows: readonly Row[];
  /** Height of a row: 56 beside a news picture, 53 beside the party plate. */
  readonly density: keyof typeof styles.density;
}

/** Articles, one line each, between hairlines. */
export function RowList({ rows, density }: RowListProps) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={`${row.href} ${row.title}`} className={styles.item}>
          <Link href={row.href} newWindow={row.newWindow} className={classNames(styles.row, styles.density[density])}>
            <span className={classNames(styles.title, rowName)}>{row.title}</span>
            <time dateTime={row.dateTime} className={styles.date}>
              {row.dateText}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
