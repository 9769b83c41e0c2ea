import { memo, useId } from 'react';
import { classNames } from '../class-names.ts';
import { mark } from '../fields/choice.css.ts';
import * as cards from './cards.css.ts';
import { type Column, cardPlaces } from './columns.ts';
import * as styles from './data-table.css.ts';
import { tableMessages } from './messages.ts';
import { sideWidths } from './pinned-columns.ts';
import { type RowAction, RowActions } from './row-actions.tsx';
import { RowDetail, type RowExpansion, RowToggle } from './row-expansion.tsx';
import { type RowSelection, toggleRow } from './row-selection.ts';
import type { RowWindow } from './row-window.ts';
import { roles } from './table-roles.ts';

interface RowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly isLong: boolean;
  readonly rowName: (row: Row) => string;
  readonly selection: RowSelection | undefined;
  readonly expansion: RowExpansion<Row> | undefined;
  /** Px where each column stays, undefined for those that scroll. */
  readonly lefts: readonly (number | undefined)[];
  readonly actions: ((row: Row) => readonly RowAction[]) | undefined;
}

export interface TableBodyProps<Row> extends RowProps<Row> {
  readonly items: readonly Row[];
  readonly window: RowWindow;
  readonly rowKey: (row: Row) => string;
}

interface DrawnRowProps<Row> extends RowProps<Row> {
  readonly row: Row;
  readonly id: string;
  readonly index: number;
}

function DrawnRow<Row>(props: DrawnRowProps<Row>) {
  const { row, id, index, columns, isLong, rowName, selection, expansion, lefts, actions } = props;
  const detailId = useId();
  const isPinned = lefts[0] !== undefined;
  const pinned = isPinned && classNames(styles.pinned, cards.pinned);
  const lastPinned = lefts.findLastIndex((left) => left !== undefined);
  const places = cardPlaces(columns);
  const permitted = actions?.(row) ?? [];
  const canOpen = expansion !== undefined && (expansion.hasDetail?.(row) ?? true);
  const drawn = (
    <tr
      {...roles.row}
      data-row=""
      className={classNames(styles.row, cards.row)}
      aria-rowindex={isLong ? index + 2 : undefined}
      aria-selected={selection?.selected.has(id)}
    >
      {selection && (
        <td {...roles.cell} className={classNames(styles.cellOf.start, cards.tick, pinned)} style={{ left: 0 }}>
          <input
            type="checkbox"
            className={mark}
            aria-label={tableMessages.selectRow(rowName(row))}
            checked={selection.selected.has(id)}
            onChange={() => selection.onChange(toggleRow(selection.selected, id))}
          />
        </td>
      )}
      {expansion && (
        <td
          {...roles.cell}
          className={classNames(styles.cellOf.start, cards.toggle, pinned)}
          style={{ left: selection ? sideWidths.tick : 0 }}
        >
          {canOpen && <RowToggle expansion={expansion} id={id} name={rowName(row)} detailId={detailId} />}
        </td>
      )}
      {columns.map(({ key, title, cell, align = 'start' }, column) => (
        <td
          key={key}
          {...roles.cell}
          data-title={title}
          className={classNames(
            styles.cellOf[align],
            cards.place[places[column] ?? 'line'],
            isLong && styles.steadyCell,
            isLong && cards.oneLine,
            lefts[column] !== undefined && pinned,
            column === lastPinned && styles.pinnedEdge.start,
          )}
          style={{ left: lefts[column] }}
        >
          {cell(row)}
        </td>
      ))}
      {actions && (
        <td
          {...roles.cell}
          className={classNames(styles.cellOf.end, cards.actionCell, pinned, isPinned && styles.pinnedEdge.end)}
        >
          {(isLong || permitted.length > 0) && <RowActions name={rowName(row)} actions={permitted} />}
        </td>
      )}
    </tr>
  );
  if (!canOpen || !expansion.expanded.has(id)) return drawn;
  const span = columns.length + 1 + (selection ? 1 : 0) + (actions ? 1 : 0);
  return (
    <>
      {drawn}
      <RowDetail id={detailId} span={span}>
        {expansion.detail(row)}
      </RowDetail>
    </>
  );
}

/** While a long list scrolls only the rows that come in are drawn. `memo` loses the row's type, hence the cast. */
const TableRow = memo(DrawnRow) as typeof DrawnRow;

function Space({ height }: { readonly height: number }) {
  if (height === 0) return null;
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
  return <tr aria-hidden="true" className={cards.gap} style={{ height }} />;
}

/** The rows that are drawn, between the space of those that are not. */
export function TableBody<Row>({ items, window, rowKey, ...row }: TableBodyProps<Row>) {
  return (
    <tbody {...roles.group} className={cards.body}>
      <Space height={window.before} />
      {items.slice(window.start, window.end).map((item, index) => (
        <TableRow key={rowKey(item)} {...row} row={item} id={rowKey(item)} index={window.start + index} />
      ))}
      <Space height={window.after} />
    </tbody>
  );
}
