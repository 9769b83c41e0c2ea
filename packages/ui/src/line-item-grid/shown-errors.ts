import type { GridColumn } from './column.ts';
import type { LineItem } from './line-item.ts';
import type { CellPosition } from './movement.ts';
import { type CellError, createRowCheck } from './row-errors.ts';

type RowErrors = readonly (readonly CellError[])[];

/** Errors of every line as they are shown: what the line that is being filled lacks is not said yet. */
export function shownErrors(columns: readonly GridColumn[]) {
  const check = createRowCheck(columns);
  return (items: readonly LineItem[], filling: string | null): RowErrors =>
    items.map((item) => {
      const errors = check(item);
      return item.id === filling ? errors.filter(({ isMissing }) => !isMissing) : errors;
    });
}

/** The first cell with an error after a cell in reading order; from the start again when there is none. */
export function nextErrorCell(
  errors: RowErrors,
  columns: readonly GridColumn[],
  after: CellPosition,
): CellPosition | undefined {
  const cells = errors.flatMap((list, row) => {
    const wrong = new Set(list.map(({ key }) => key));
    return columns.flatMap(({ key }, column) => (wrong.has(key) ? [{ row, column }] : []));
  });
  const isAfter = ({ row, column }: CellPosition) => row > after.row || (row === after.row && column > after.column);
  return cells.find(isAfter) ?? cells[0];
}
