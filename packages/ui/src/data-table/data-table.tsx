import { type ReactNode, useMemo, useRef } from 'react';
import { classNames } from '../class-names.ts';
import type { ListState } from '../list-state.ts';
import { Pagination, type PaginationProps } from '../pagination/pagination.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorPanel } from '../states/error-panel.tsx';
import * as cards from './cards.css.ts';
import type { ColumnWidths } from './column-resizer.tsx';
import { roomOfColumns } from './column-room.ts';
import type { Column, Sort } from './columns.ts';
import * as styles from './data-table.css.ts';
import { tableMessages } from './messages.ts';
import { pinnedLefts, sideWidths } from './pinned-columns.ts';
import type { RowAction } from './row-actions.tsx';
import type { RowExpansion } from './row-expansion.tsx';
import type { RowSelection } from './row-selection.ts';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { roles } from './table-roles.ts';
import { TableTotals } from './table-totals.tsx';
import { useRowWindow } from './use-row-window.ts';

export type { ColumnWidths } from './column-resizer.tsx';
export { ColumnSettings, type ColumnSettingsProps } from './column-settings.tsx';
export type { Column, Sort } from './columns.ts';
export { ExportButton, type ExportButtonProps } from './export-button.tsx';
export type { RowAction } from './row-actions.tsx';
export type { RowExpansion } from './row-expansion.tsx';
export type { RowSelection } from './row-selection.ts';
export { FilterBar, type FilterBarProps, SelectionBar, type SelectionBarProps } from './table-bars.tsx';

export interface DataTableProps<Row> {
  /** Accessible name. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Keys of columns that are not shown. */
  readonly hidden?: ReadonlySet<string>;
  /** The rows as the server sent them: sorted, filtered, one page. */
  readonly rows: ListState<Row>;
  readonly rowKey: (row: Row) => string;
  /** What names a row for screen readers, such as its number. */
  readonly rowName: (row: Row) => string;
  readonly sort?: Sort | null;
  readonly onSort?: (sort: Sort | null) => void;
  /** Address of the list in an order; then the heads are links, which work in new tabs and without scripts. */
  readonly sortHref?: ((sort: Sort | null) => string) | undefined;
  readonly selection?: RowSelection;
  /** Rows that open; lists longer than 200 rows have none, since all their rows are of one height. */
  readonly expansion?: RowExpansion<Row>;
  /** Sums below all rows, by the key of their column. */
  readonly totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** Actions that the member may take on a row. */
  readonly actions?: (row: Row) => readonly RowAction[];
  readonly pagination?: PaginationProps | undefined;
  readonly empty?: ReactNode;
  readonly onRetry: () => void;
  /** Height of the scrolling part in px; rows beyond 200 always scroll. */
  readonly height?: number;
  /**
   * Px below the top of the window where the head stays while the page scrolls. Lists that scroll by themselves,
   * and those with widths set by hand, keep it at their own top.
   */
  readonly headTop?: number;
  /** Widths that the member has set, in px by column, and what takes over new ones; where they are kept is the caller's. */
  readonly widths?: ColumnWidths;
  readonly onResize?: (widths: ColumnWidths) => void;
}

/** Up to this many rows are all drawn; of more only those that are seen. */
const wholeUpTo = 200;
const longListHeight = 560;
const noWidths: ColumnWidths = {};

function Rows<Row>(props: DataTableProps<Row> & { readonly items: readonly Row[] }) {
  const { label, columns, hidden, items, height, rowKey, rowName, sort = null, onSort, selection, actions } = props;
  const { headTop, widths = noWidths, onResize, totals, sortHref } = props;
  const scroller = useRef<HTMLElement>(null);
  const isLong = items.length > wholeUpTo;
  const window = useRowWindow(scroller, items.length, isLong);
  const shown = useMemo(() => columns.filter((column) => !hidden?.has(column.key)), [columns, hidden]);
  const expansion = isLong ? undefined : props.expansion;
  const before = (selection ? sideWidths.tick : 0) + (expansion ? sideWidths.toggle : 0);
  const lefts = useMemo(() => pinnedLefts(shown, widths, before), [shown, widths, before]);
  const maxHeight = height ?? (isLong ? longListHeight : undefined);
  const minWidth = roomOfColumns(shown, widths, actions !== undefined);
  const isByHand = minWidth !== undefined;
  const isOnPage = headTop !== undefined && maxHeight === undefined && !isByHand;
  const tableStyle = isByHand ? styles.fixedWidths : styles.table;
  return (
    <section
      ref={scroller}
      className={classNames(isOnPage ? styles.onPage : styles.scroller, maxHeight === undefined && cards.onPage)}
      style={{ maxHeight }}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keys
      tabIndex={0}
    >
      <table
        {...roles.table}
        className={classNames(isLong ? styles.steady : tableStyle, cards.table)}
        style={{ minWidth }}
        aria-label={label}
        aria-rowcount={isLong ? items.length + 1 : undefined}
      >
        <TableHead
          columns={shown}
          sort={sort}
          onSort={onSort}
          sortHref={sortHref}
          keys={items.map(rowKey)}
          selection={selection}
          hasToggles={expansion !== undefined}
          hasActions={actions !== undefined}
          lefts={lefts}
          top={isOnPage ? headTop : 0}
          widths={widths}
          onResize={onResize}
        />
        <TableBody
          columns={shown}
          items={items}
          window={window}
          isLong={isLong}
          rowKey={rowKey}
          rowName={rowName}
          selection={selection}
          expansion={expansion}
          lefts={lefts}
          actions={actions}
        />
        {totals && (
          <TableTotals
            columns={shown}
            totals={totals}
            cellsBefore={[selection, expansion].filter(Boolean).length}
            hasActions={actions !== undefined}
            lefts={lefts}
          />
        )}
      </table>
    </section>
  );
}

/**
 * Rows of records with server paging and sorting, selection, and the actions each row permits. Below 1024 px every row
 * is a card, in which each column says where it stands.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, onRetry, pagination, empty = <EmptyState /> } = props;
  return (
    <div>
      {rows.status === 'loading' && (
        <div className={styles.loading}>
          <SkeletonRows rows={pagination?.pageSize ?? 10} />
        </div>
      )}
      {rows.status === 'failed' && <ErrorPanel message={tableMessages.failed} onRetry={onRetry} />}
      {rows.status === 'ready' && rows.items.length === 0 && empty}
      {rows.status === 'ready' && rows.items.length > 0 && <Rows {...props} items={rows.items} />}
      {pagination && pagination.total > 0 && (
        <div className={styles.foot}>
          <Pagination {...pagination} />
        </div>
      )}
    </div>
  );
}
