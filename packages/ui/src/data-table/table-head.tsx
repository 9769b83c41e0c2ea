import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { mark } from '../fields/choice.css.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as cards from './cards.css.ts';
import { ColumnResizer, type ColumnWidths } from './column-resizer.tsx';
import { roomOfActions } from './column-room.ts';
import { type Column, nextSort, type Sort } from './columns.ts';
import * as styles from './data-table.css.ts';
import { tableMessages } from './messages.ts';
import { sideWidths } from './pinned-columns.ts';
import type { RowSelection } from './row-selection.ts';
import { roles } from './table-roles.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | null;
  readonly onSort: ((sort: Sort | null) => void) | undefined;
  readonly sortHref: ((sort: Sort | null) => string) | undefined;
  /** Keys of the rows on the page. */
  readonly keys: readonly string[];
  readonly selection: RowSelection | undefined;
  readonly hasToggles: boolean;
  readonly hasActions: boolean;
  /** Px where each column stays, undefined for those that scroll. */
  readonly lefts: readonly (number | undefined)[];
  /** Px from the top where it stays. */
  readonly top: number;
  readonly widths: ColumnWidths;
  readonly onResize: ((widths: ColumnWidths) => void) | undefined;
}

function SelectAll({ keys, selection }: { readonly keys: readonly string[]; readonly selection: RowSelection }) {
  const { selected, onChange } = selection;
  const count = keys.filter((key) => selected.has(key)).length;
  const isFull = count === keys.length;

  function toggle() {
    const next = new Set(selected);
    for (const key of keys) {
      if (isFull) next.delete(key);
      else next.add(key);
    }
    onChange(next);
  }

  return (
    <input
      type="checkbox"
      className={mark}
      aria-label={tableMessages.selectAll}
      ref={(input) => {
        // The attribute does not exist in HTML: mixed can be said by script only.
        if (input) input.indeterminate = count > 0 && !isFull;
      }}
      checked={isFull}
      onChange={toggle}
    />
  );
}

interface SortControlProps extends Pick<TableHeadProps<unknown>, 'onSort' | 'sortHref'> {
  /** The order that it asks for. */
  readonly sort: Sort | null;
  readonly children: ReactNode;
}

/** A link where each order has an address. */
function SortControl({ sort, onSort, sortHref, children }: SortControlProps) {
  if (sortHref) {
    return (
      <Link href={sortHref(sort)} className={styles.sortButton}>
        {children}
      </Link>
    );
  }
  return onSort ? (
    <button type="button" className={styles.sortButton} onClick={() => onSort(sort)}>
      {children}
    </button>
  ) : (
    children
  );
}

/** Head row, with what sorts a column and what selects the page. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSort, sortHref, keys, selection, hasToggles, hasActions, lefts, top, widths, onResize } =
    props;
  const isPinned = lefts[0] !== undefined;
  const pinned = isPinned && classNames(styles.pinnedHead, cards.pinned);
  return (
    <thead {...roles.group} className={classNames(styles.head, cards.head)} style={{ top }}>
      <tr {...roles.row} className={cards.headRow}>
        {selection && (
          <th
            {...roles.head}
            scope="col"
            className={classNames(styles.headCellOf.start, styles.tick, cards.headTool, pinned)}
            style={{ left: 0 }}
          >
            <SelectAll keys={keys} selection={selection} />
            <span className={cards.cardOnly} aria-hidden="true">
              {tableMessages.selectAllShort}
            </span>
          </th>
        )}
        {hasToggles && (
          <th
            {...roles.head}
            scope="col"
            className={classNames(styles.headCellOf.start, styles.toggle, cards.headTitle, pinned)}
            style={{ left: selection ? sideWidths.tick : 0 }}
          >
            <VisuallyHidden>{tableMessages.detail}</VisuallyHidden>
          </th>
        )}
        {columns.map(({ key, title, align = 'start', width, sortable }, column) => {
          const direction = sort?.key === key ? sort.direction : 'none';
          return (
            <th
              key={key}
              {...roles.head}
              scope="col"
              className={classNames(
                styles.headCellOf[align],
                sortable && (sortHref || onSort) ? cards.headTool : cards.headTitle,
                lefts[column] !== undefined && pinned,
              )}
              style={{ width: widths[key] ?? width, left: lefts[column] }}
              aria-sort={sortable ? direction : undefined}
            >
              {sortable ? (
                <SortControl sort={nextSort(sort, key)} onSort={onSort} sortHref={sortHref}>
                  {title}
                  <Icon name="chevron-down" size={14} className={styles.sortMark[direction]} />
                </SortControl>
              ) : (
                title
              )}
              {onResize && (
                <ColumnResizer
                  title={title}
                  width={widths[key]}
                  onResize={(resized) => onResize({ ...widths, [key]: resized })}
                />
              )}
            </th>
          );
        })}
        {hasActions && (
          <th
            {...roles.head}
            scope="col"
            className={classNames(styles.headCellOf.end, cards.headTitle, pinned, isPinned && styles.pinnedEdge.end)}
            style={{ width: isPinned || Object.keys(widths).length > 0 ? roomOfActions : undefined }}
          >
            <VisuallyHidden>{tableMessages.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
