import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Outline } from '../icon/outline.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { cellLook } from './cell-text.ts';
import type { GridColumn } from './column.ts';
import * as styles from './line-item-grid.css.ts';
import { gridMessages } from './messages.ts';
import { outlines } from './outlines.ts';

interface EdgeProps {
  readonly columns: readonly GridColumn[];
  readonly hasTools: boolean;
}

/** Widths of all columns, those beside the caller's included. */
export function ColumnWidths({ columns, hasTools }: EdgeProps) {
  return (
    <colgroup>
      <col style={{ width: styles.sideWidths.number }} />
      {columns.map(({ key, width }) => (
        <col key={key} style={{ width }} />
      ))}
      {hasTools && <col style={{ width: styles.sideWidths.tools }} />}
    </colgroup>
  );
}

/** Least width of the grid in px; below it scrolls sideways. */
export function leastWidth({ columns, hasTools }: EdgeProps): number {
  const { number, tools } = styles.sideWidths;
  return columns.reduce((sum, { width }) => sum + width, number + (hasTools ? tools : 0));
}

/** Px at the left that never scroll: the row numbers and the first column. */
export function stuckWidth([first]: readonly GridColumn[]): number {
  return styles.sideWidths.number + (first?.width ?? 0);
}

export interface GridHeadProps extends EdgeProps {
  readonly readOnly: boolean;
}

/** Titles of the columns; they stay in sight. */
export function GridHead({ columns, readOnly, hasTools }: GridHeadProps) {
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.headCell.number} aria-colindex={1}>
          {gridMessages.rowNumber}
        </th>
        {columns.map((column, index) => (
          <th
            key={column.key}
            scope="col"
            className={classNames(styles.headCell[cellLook(column).align], index === 0 && styles.stuck)}
            aria-colindex={index + 2}
          >
            {column.kind !== 'computed' && column.required && !readOnly && (
              <>
                <span className={styles.required} aria-hidden="true">
                  *
                </span>
                <VisuallyHidden>{gridMessages.required}</VisuallyHidden>
              </>
            )}
            {column.title}
          </th>
        ))}
        {hasTools && (
          <th scope="col" className={styles.headCell.start} aria-colindex={columns.length + 2}>
            <VisuallyHidden>{gridMessages.rowTools}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** The line below the last one, which adds another. */
export function AddRow({ columns, onAdd }: Pick<EdgeProps, 'columns'> & { readonly onAdd: () => void }) {
  return (
    <tr data-add-row="">
      <td className={styles.rowNumber} />
      <td className={styles.cellOf.start} colSpan={columns.length + 1}>
        <div className={styles.add}>
          <button type="button" className={styles.addButton} onClick={onAdd}>
            <Outline path={outlines.plus} size={16} />
            {gridMessages.addRow}
          </button>
          <span className={styles.hint}>{gridMessages.pasteHint}</span>
        </div>
      </td>
    </tr>
  );
}

export interface TotalRowProps extends EdgeProps {
  /** Of all lines, those without anything in them too. */
  readonly rows: number;
  /** Of the lines with something in them. */
  readonly count: number;
  /** What stands below a column, by its key. */
  readonly totals: Readonly<Record<string, ReactNode>>;
}

/** Sums of the columns; they stay in sight. The first column is the number of lines. */
export function TotalRow({ columns, hasTools, rows, count, totals }: TotalRowProps) {
  return (
    <tfoot className={styles.foot}>
      <tr aria-rowindex={rows + 2}>
        <th scope="row" className={styles.footCell.count} colSpan={2}>
          {gridMessages.count(count)}
        </th>
        {columns.slice(1).map((column) => (
          <td key={column.key} className={styles.footCell[cellLook(column).align]}>
            {totals[column.key]}
          </td>
        ))}
        {hasTools && <td className={styles.footCell.start} />}
      </tr>
    </tfoot>
  );
}
