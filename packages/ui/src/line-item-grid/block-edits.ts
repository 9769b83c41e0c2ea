import { readCell } from './cell-text.ts';
import type { GridColumn } from './column.ts';
import { changed, chosenRange, type GridRules, type GridState, movedTo } from './grid-state.ts';
import { isBlank, type LineItem, newItems, type RowValues, withValue } from './line-item.ts';
import { type CellRange, within } from './movement.ts';
import type { TextBlock } from './tab-separated.ts';

/** The lines with the editable cells of a range rewritten; null leaves a cell as it is. */
function rewritten(
  items: readonly LineItem[],
  columns: readonly GridColumn[],
  range: CellRange,
  valueAt: (column: GridColumn, row: number, columnIndex: number) => string | null,
): readonly LineItem[] {
  return items.map((item, row) => {
    if (row < range.top || row > range.bottom) return item;
    return columns.slice(range.left, range.right + 1).reduce((current, column, offset) => {
      const value = column.kind === 'computed' ? null : valueAt(column, row, range.left + offset);
      return value === null ? current : withValue(current, column.key, value);
    }, item);
  });
}

/** Empties the chosen cells. */
export function cleared(state: GridState, { columns }: GridRules): GridState {
  return changed(
    state,
    rewritten(state.items, columns, chosenRange(state), () => ''),
  );
}

/** Copies the uppermost row of the range into those below it; one row takes the values of the row above. */
export function filledDown(state: GridState, { columns }: GridRules): GridState {
  const range = chosenRange(state);
  const source = state.items[range.top === range.bottom ? range.top - 1 : range.top];
  if (!source) return state;
  return changed(
    state,
    rewritten(state.items, columns, range, ({ key }) => source.values[key] ?? ''),
  );
}

/**
 * Writes cells from the upper left corner of the range on. One cell fills the whole range. Rows are added as far as
 * `maxRows` permits; what finds no place is left out and counted in the message.
 */
export function pasted(state: GridState, block: TextBlock, { columns, maxRows }: GridRules): GridState {
  const [[first] = []] = block;
  if (first === undefined) return state;
  const chosen = chosenRange(state);
  const isOneCell = block.length === 1 && block[0]?.length === 1;
  const width = isOneCell
    ? chosen.right - chosen.left + 1
    : block.reduce((widest, cells) => Math.max(widest, cells.length), 0);
  const height = isOneCell ? chosen.bottom - chosen.top + 1 : block.length;

  const missing = Math.max(0, chosen.top + height - state.items.length);
  const added = Math.min(missing, Math.max(0, maxRows - state.items.length));
  const grown = [...state.items, ...newItems(state.items, Array(added).fill({}))];
  const range = {
    top: chosen.top,
    left: chosen.left,
    bottom: Math.min(chosen.top + height, grown.length) - 1,
    right: Math.min(chosen.left + width, columns.length) - 1,
  };
  const items = rewritten(grown, columns, range, (column, row, columnIndex) => {
    const text = isOneCell ? first : block[row - range.top]?.[columnIndex - range.left];
    return text === undefined ? null : readCell(column, text);
  });

  const rowsLeftOut = missing - added;
  const next = changed(state, items, {
    code: 'pasted',
    rows: height - rowsLeftOut,
    added,
    rowsLeftOut,
    columnsLeftOut: chosen.left + width - 1 - range.right,
    maxRows,
  });
  const bounds = { rows: items.length, columns: columns.length };
  const cursor = within({ row: range.top, column: range.left }, bounds);
  return { ...next, cursor, anchor: within({ row: range.bottom, column: range.right }, bounds) };
}

/** Writes one value into the cell of the cursor. A line that was blank counts as being filled from then on. */
export function entered(state: GridState, text: string, rules: GridRules): GridState {
  const { row, column: index } = state.cursor;
  const column = rules.columns[index];
  const item = state.items[row];
  if (!column || !item || column.kind === 'computed' || rules.readOnly) return { ...state, edit: null };
  const next = withValue(item, column.key, readCell(column, text));
  const filling = next !== item && isBlank(item) ? item.id : state.filling;
  return { ...changed(state, state.items.with(row, next), state.message), edit: null, filling };
}

/** Writes cells of the cursor's row that go together, in place of what is being typed there, as one step. */
export function completed(state: GridState, values: RowValues, rules: GridRules): GridState {
  const { row } = state.cursor;
  const item = state.items[row];
  if (!item) return { ...state, edit: null };
  const next = rules.columns.reduce((current, column) => {
    const value = values[column.key];
    return value === undefined || column.kind === 'computed'
      ? current
      : withValue(current, column.key, readCell(column, value));
  }, item);
  const filling = isBlank(item) ? item.id : state.filling;
  return { ...changed(state, state.items.with(row, next), state.message), edit: null, filling };
}

/** Writes the draft of the cell that is being edited. */
export function committed(state: GridState, rules: GridRules): GridState {
  return state.edit ? movedTo(entered(state, state.edit.draft, rules), state.cursor, rules) : state;
}
