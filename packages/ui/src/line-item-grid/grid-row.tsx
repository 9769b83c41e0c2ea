import { memo, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Outline } from '../icon/outline.tsx';
import type { CellActions } from './cell-actions.ts';
import { CellControl, type CellElement } from './cell-control.tsx';
import { cellLook, shownText } from './cell-text.ts';
import type { GridColumn } from './column.ts';
import type { CellEdit } from './grid-state.ts';
import { type LineItem, lineNumber } from './line-item.ts';
import * as styles from './line-item-grid.css.ts';
import { gridMessages } from './messages.ts';
import { outlines } from './outlines.ts';
import type { CellError } from './row-errors.ts';

export interface GridRowProps {
  readonly item: LineItem;
  readonly row: number;
  readonly columns: readonly GridColumn[];
  readonly errors: readonly CellError[];
  /** Prefix of the ids of the grid's parts. */
  readonly gridId: string;
  /** Column of the cursor when it is in this row, or -1. */
  readonly cursorColumn: number;
  /** First and last column of the range in this row, or -1. */
  readonly from: number;
  readonly to: number;
  readonly edit: CellEdit | null;
  readonly readOnly: boolean;
  readonly hasTools: boolean;
  readonly actions: CellActions;
  readonly controlRef: Ref<CellElement>;
}

function lookOf(column: GridColumn): string {
  const { align } = cellLook(column);
  return column.kind === 'computed' ? classNames(styles.cellOf.computed, styles.cellOf[align]) : styles.cellOf[align];
}

function RowTools({ row }: { readonly row: number }) {
  return (
    <div className={styles.tools} data-tools="">
      <button
        type="button"
        className={styles.tool}
        tabIndex={-1}
        data-tool="duplicateRows"
        aria-label={gridMessages.duplicateRow(row + 1)}
        title={gridMessages.duplicate}
      >
        <Outline path={outlines.copy} size={16} />
      </button>
      <button
        type="button"
        className={styles.tool}
        tabIndex={-1}
        data-tool="deleteRows"
        aria-label={gridMessages.deleteRow(row + 1)}
        title={gridMessages.remove}
      >
        <Outline path={outlines.trash} size={16} />
      </button>
    </div>
  );
}

/** One line. Drawn again only when something in it changes. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { item, row, columns, errors, gridId, cursorColumn, from, to, edit, readOnly, hasTools, controlRef } = props;
  const hasErrors = errors.length > 0;
  const messageId = hasErrors ? `${gridId}-error-${item.id}` : undefined;
  return (
    <tr
      className={styles.row}
      aria-rowindex={row + 2}
      data-current={cursorColumn >= 0 ? '' : undefined}
      data-failed={hasErrors ? '' : undefined}
    >
      <th scope="row" className={styles.rowNumber} data-row-number={row}>
        <div className={styles.number}>
          {hasErrors ? <Outline path={outlines.failed} size={16} /> : lineNumber(item, row)}
        </div>
        {hasErrors && (
          <div id={messageId} className={styles.message}>
            {gridMessages.rowErrors(
              lineNumber(item, row),
              errors.map(({ message }) => message),
            )}
          </div>
        )}
      </th>
      {columns.map((column, index) => {
        const isActive = index === cursorColumn;
        const isInvalid = errors.some(({ key }) => key === column.key);
        const errorId = isInvalid ? messageId : undefined;
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid the role of a td is gridcell, which can be selected
          <td
            key={column.key}
            className={classNames(lookOf(column), index === 0 && styles.stuck)}
            aria-colindex={index + 2}
            aria-selected={index >= from && index <= to ? true : undefined}
            aria-invalid={isInvalid ? true : undefined}
            aria-describedby={errorId}
            aria-readonly={readOnly || column.kind === 'computed' ? true : undefined}
            data-row={row}
            data-column={index}
          >
            <div className={isActive ? styles.active : styles.content}>
              {isActive ? (
                <CellControl
                  column={column}
                  values={item.values}
                  number={lineNumber(item, row)}
                  edit={edit}
                  readOnly={readOnly}
                  errorId={errorId}
                  actions={props.actions}
                  ref={controlRef}
                />
              ) : (
                shownText(column, item.values)
              )}
            </div>
          </td>
        );
      })}
      {hasTools && (
        <td className={styles.cellOf.tools} aria-colindex={columns.length + 2}>
          <RowTools row={row} />
        </td>
      )}
    </tr>
  );
});
