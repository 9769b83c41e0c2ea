import { changed, chosenRange, type GridRules, type GridState, movedTo } from './grid-state.ts';
import { newItems, type RowValues } from './line-item.ts';

/** Inserts lines before an index and goes to the first of them; at the limit nothing changes but the message. */
function inserted(state: GridState, at: number, values: readonly RowValues[], rules: GridRules): GridState {
  const { maxRows } = rules;
  if (state.items.length + values.length > maxRows) return { ...state, message: { code: 'full', maxRows } };
  const next = changed(state, state.items.toSpliced(at, 0, ...newItems(state.items, values)));
  return movedTo(next, { row: at, column: state.cursor.column }, rules);
}

/** Adds a blank line at the end and goes to its first cell. */
export function appended(state: GridState, rules: GridRules): GridState {
  const next = inserted(state, state.items.length, [{}], rules);
  return next.items === state.items ? next : movedTo(next, { ...next.cursor, column: 0 }, rules);
}

/** Inserts a blank line below the chosen ones. */
export function insertedBelow(state: GridState, rules: GridRules): GridState {
  return inserted(state, Math.min(chosenRange(state).bottom + 1, state.items.length), [{}], rules);
}

/** Repeats the chosen lines below them. */
export function duplicated(state: GridState, rules: GridRules): GridState {
  const { top, bottom } = chosenRange(state);
  const values = state.items.slice(top, bottom + 1).map((item) => item.values);
  return values.length === 0 ? state : inserted(state, bottom + 1, values, rules);
}

/** Deletes the chosen lines. A grid is never left without a line: the last one becomes blank. */
export function deleted(state: GridState, rules: GridRules): GridState {
  const { top, bottom } = chosenRange(state);
  const rows = state.items.slice(top, bottom + 1).length;
  if (rows === 0) return state;
  const rest = state.items.toSpliced(top, rows);
  const items = rest.length > 0 ? rest : newItems(state.items, [{}]);
  const next = changed(state, items, { code: 'deleted', rows });
  return movedTo(next, { row: top, column: state.cursor.column }, rules);
}

/** Moves the chosen lines up (-1) or down (1) past their neighbour. */
export function shifted(state: GridState, by: 1 | -1): GridState {
  const { top, bottom } = chosenRange(state);
  const from = by === 1 ? bottom + 1 : top - 1;
  const neighbour = state.items[from];
  if (!neighbour) return state;
  const items = state.items.toSpliced(from, 1).toSpliced(by === 1 ? top : bottom, 0, neighbour);
  const next = changed(state, items);
  return {
    ...next,
    cursor: { ...state.cursor, row: state.cursor.row + by },
    anchor: { ...state.anchor, row: state.anchor.row + by },
  };
}
