import { classNames } from '../../class-names.ts';
import { oneLine, rowName } from '../../layout/content.css.ts';
import { Link } from '../../link/link.tsx';
import { Tag } from '../../tag/tag.tsx';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { matchingMessages } from '../messages.ts';
import type { MatchingRow, MatchingSide } from './matching-data.ts';
import * as styles from './matching-table.css.ts';

export interface MatchingTableProps {
  readonly side: MatchingSide;
  /** At most seven. */
  readonly rows: readonly MatchingRow[];
}

/** Inquiries or products, one a row; on phones a card of two lines each, the first five only. */
export function MatchingTable({ side, rows }: MatchingTableProps) {
  const { caption, columns } = matchingMessages[side];
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.titleColumn}>
              {columns.title}
            </th>
            <th scope="col">{columns.company}</th>
            <th scope="col" className={styles.regionColumn}>
              {columns.region}
            </th>
            <th scope="col" className={styles.amountColumn}>
              {columns.amount}
            </th>
            <th scope="col" className={styles.timeColumn}>
              {columns.time}
            </th>
            <th scope="col" className={styles.statusColumn}>
              {columns.status}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.href} ${row.title}`} className={styles.row}>
              <td className={styles.titleCell}>
                <Link href={row.href}>
                  <b className={classNames(styles.title, rowName)}>{row.title}</b>
                  <span className={classNames(styles.specification, rowName)}>{row.specification}</span>
                </Link>
              </td>
              <td className={classNames(styles.wideOnly, oneLine)}>{row.company}</td>
              <td className={classNames(styles.wideOnly, oneLine)}>{row.region}</td>
              <td className={styles.amountCell}>{row.amountText}</td>
              <td className={styles.timeCell}>
                <time dateTime={row.dateTime}>{row.timeText}</time>
              </td>
              <td className={styles.statusCell}>
                <Tag tone={row.status.tone}>{row.status.label}</Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles.empty}>{matchingMessages.noRowsOfCategory}</p>}
    </div>
  );
}
