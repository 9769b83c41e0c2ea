import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as cards from './cards.css.ts';
import type { Column } from './columns.ts';
import * as styles from './data-table.css.ts';
import { tableMessages } from './messages.ts';
import { roles } from './table-roles.ts';

interface TableTotalsProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** Sums by the key of their column. */
  readonly totals: Readonly<Record<string, ReactNode>>;
  /** Cells before the columns. */
  readonly cellsBefore: number;
  readonly hasActions: boolean;
  readonly lefts: readonly (number | undefined)[];
}

/** The row of sums below all others. The first column says what it is. */
export function TableTotals<Row>({ columns, totals, cellsBefore, hasActions, lefts }: TableTotalsProps<Row>) {
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <tfoot {...roles.group} className={cards.body}>
      <tr {...roles.row} className={cards.totals}>
        <th
          {...roles.rowHead}
          scope="row"
          colSpan={cellsBefore + 1}
          className={classNames(styles.total.start, lefts[0] !== undefined && styles.pinned, cards.totalTitle)}
          style={{ left: 0 }}
        >
          {tableMessages.total}
        </th>
        {others.map(({ key, title, align = 'start' }, index) => (
          <td
            key={key}
            {...roles.cell}
            data-title={title}
            className={classNames(
              styles.total[align],
              lefts[index + 1] !== undefined && styles.pinned,
              totals[key] === undefined ? cards.place.hidden : cards.place.line,
            )}
            style={{ left: lefts[index + 1] }}
          >
            {totals[key]}
          </td>
        ))}
        {hasActions && <td {...roles.cell} className={classNames(styles.total.end, cards.place.hidden)} />}
      </tr>
    </tfoot>
  );
}
