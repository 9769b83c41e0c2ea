import { kindProblem } from './cell-text.ts';
import type { GridColumn } from './column.ts';
import { isBlank, type LineItem, type RowValues } from './line-item.ts';
import { gridMessages } from './messages.ts';

/** What is wrong with one cell of a line. */
export interface CellError {
  /** Key of the column. */
  readonly key: string;
  readonly message: string;
  /** Nothing is there, in contrast to something wrong. */
  readonly isMissing: boolean;
}

/** Checks one line; the same line has the same list of errors, so that rows can be compared by it. */
export type RowCheck = (item: LineItem) => readonly CellError[];

const none: readonly CellError[] = [];

function cellError(column: GridColumn, row: RowValues): CellError | null {
  if (column.kind === 'computed') return null;
  const { key, title, required, validate } = column;
  const value = row[key] ?? '';
  if (value === '' && required === true) {
    const message = column.kind === 'select' ? gridMessages.notChosen(title) : gridMessages.missing(title);
    return { key, message, isMissing: true };
  }
  const message = kindProblem(column, value) ?? validate?.(value, row) ?? null;
  return message === null ? null : { key, message, isMissing: false };
}

/** The check of the lines of a grid with these columns. A line is checked once as long as it is the same object. */
export function createRowCheck(columns: readonly GridColumn[]): RowCheck {
  const checked = new WeakMap<LineItem, readonly CellError[]>();
  return (item) => {
    const known = checked.get(item);
    if (known) return known;
    const found = isBlank(item) ? [] : columns.flatMap((column) => cellError(column, item.values) ?? []);
    const errors = found.length === 0 ? none : found;
    checked.set(item, errors);
    return errors;
  };
}

/** All that is wrong with the lines, with the index of each; for whoever has to decide whether they can be sent. */
export function lineItemErrors(
  items: readonly LineItem[],
  columns: readonly GridColumn[],
): readonly (CellError & { readonly row: number })[] {
  const check = createRowCheck(columns);
  return items.flatMap((item, row) => check(item).map((error) => ({ ...error, row })));
}
