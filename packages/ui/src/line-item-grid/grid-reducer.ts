import { cleared, committed, completed, entered, filledDown, pasted } from './block-edits.ts';
import { plainText } from './cell-text.ts';
import { type CellEdit, type GridRules, type GridState, movedTo, redone, undone } from './grid-state.ts';
import { isBlank, type RowValues } from './line-item.ts';
import { type CellPosition, type Movement, moved } from './movement.ts';
import { appended, deleted, duplicated, insertedBelow, shifted } from './row-edits.ts';
import type { TextBlock } from './tab-separated.ts';

/** All that can be done with a grid, by keys, pointer or buttons. */
export type GridAction =
  | { readonly type: 'move'; readonly movement: Movement; readonly extend?: boolean }
  | { readonly type: 'goTo'; readonly cell: CellPosition; readonly extend?: boolean }
  | { readonly type: 'selectRows'; readonly row?: number; readonly extend?: boolean }
  | { readonly type: 'selectAll' }
  | { readonly type: 'type'; readonly draft: string }
  | { readonly type: 'openEdit' }
  | { readonly type: 'openCalendar' }
  | { readonly type: 'closeCalendar' }
  | { readonly type: 'commit'; readonly movement?: Movement }
  | { readonly type: 'choose'; readonly value: string }
  | { readonly type: 'complete'; readonly values: RowValues }
  | { readonly type: 'cancel' }
  | { readonly type: 'clear' }
  | { readonly type: 'fillDown' }
  /** `at` is given when the place is not the chosen range, and may lie below the last line. */
  | { readonly type: 'paste'; readonly block: TextBlock; readonly at?: CellPosition }
  | { readonly type: 'appendRow' }
  | { readonly type: 'insertRow' }
  | { readonly type: 'duplicateRows' }
  | { readonly type: 'deleteRows' }
  | { readonly type: 'shiftRows'; readonly by: 1 | -1 }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

type Handlers = {
  readonly [Type in GridAction['type']]: (
    state: GridState,
    action: Extract<GridAction, { type: Type }>,
    rules: GridRules,
  ) => GridState;
};

/** A new line opens below the last one once that is filled, so that entering goes on. */
function wentOn(state: GridState, movement: Movement | undefined, rules: GridRules): GridState {
  if (!movement) return state;
  const { cursor, items } = state;
  const last = items.at(-1);
  const isAtEnd = cursor.row === items.length - 1 && last !== undefined && !isBlank(last);
  if (movement === 'down' && isAtEnd && items.length < rules.maxRows) {
    return movedTo(appended(state, rules), { row: items.length, column: cursor.column }, rules);
  }
  return movedTo(state, moved(cursor, movement, boundsOf(state, rules)), rules);
}

function boundsOf({ items }: GridState, { columns, pageRows }: GridRules) {
  return { rows: items.length, columns: columns.length, pageRows };
}

function rowsSelected(state: GridState, row: number, anchorRow: number, rules: GridRules): GridState {
  const cursor = { row, column: rules.columns.length - 1 };
  return { ...movedTo(state, cursor, rules), anchor: { row: anchorRow, column: 0 } };
}

/** The state with the cell of the cursor being edited: what was typed, or else its value. */
function editing(state: GridState, mode: CellEdit['mode'], { columns }: GridRules): GridState {
  const column = columns[state.cursor.column];
  const values = state.items[state.cursor.row]?.values ?? {};
  // What is chosen is read, and typed, by its name.
  const kept = column?.kind === 'select' ? plainText(column, values) : (values[column?.key ?? ''] ?? '');
  const draft = state.edit?.draft ?? kept;
  return { ...state, edit: { draft, mode }, anchor: state.cursor };
}

const handlers: Handlers = {
  move: (state, { movement, extend }, rules) =>
    movedTo(state, moved(state.cursor, movement, boundsOf(state, rules)), rules, extend),
  goTo: (state, { cell, extend }, rules) => movedTo(state, cell, rules, extend),
  selectRows: (state, { row = state.cursor.row, extend }, rules) =>
    rowsSelected(state, row, extend ? state.anchor.row : row, rules),
  selectAll: (state, _action, rules) => rowsSelected(state, state.items.length - 1, 0, rules),
  type: (state, { draft }) => ({ ...state, edit: { draft, mode: state.edit?.mode ?? 'entry' } }),
  openEdit: (state, _action, rules) => editing({ ...state, edit: null }, 'caret', rules),
  openCalendar: (state, _action, rules) =>
    rules.columns[state.cursor.column]?.kind === 'date' ? editing(state, 'calendar', rules) : state,
  closeCalendar: (state, _action, rules) => (state.edit?.mode === 'calendar' ? editing(state, 'caret', rules) : state),
  commit: (state, { movement }, rules) => wentOn(state, movement, rules),
  choose: (state, { value }, rules) => entered(state, value, rules),
  complete: (state, { values }, rules) => completed(state, values, rules),
  cancel: (state) =>
    state.edit ? { ...state, edit: null } : { ...state, anchor: state.cursor, message: null, tabLeaves: true },
  clear: (state, _action, rules) => cleared(state, rules),
  fillDown: (state, _action, rules) => filledDown(state, rules),
  paste: (state, { block, at }, rules) => pasted(at ? { ...state, cursor: at, anchor: at } : state, block, rules),
  appendRow: (state, _action, rules) => appended(state, rules),
  insertRow: (state, _action, rules) => insertedBelow(state, rules),
  duplicateRows: (state, _action, rules) => duplicated(state, rules),
  deleteRows: (state, _action, rules) => deleted(state, rules),
  shiftRows: (state, { by }) => shifted(state, by),
  undo: (state, _action, rules) => undone(state, rules),
  redo: (state, _action, rules) => redone(state, rules),
};

/** Actions that are part of an edit; all others finish it first. */
const withinEdit: ReadonlySet<GridAction['type']> = new Set([
  'type',
  'openEdit',
  'openCalendar',
  'closeCalendar',
  'cancel',
  'choose',
  'complete',
]);

/** What gives a grid other lines, or another order of them. */
const changingRows: ReadonlySet<GridAction['type']> = new Set([
  'appendRow',
  'insertRow',
  'duplicateRows',
  'deleteRows',
  'shiftRows',
]);

/** What may be done with a grid that is read only. */
const withoutChange: ReadonlySet<GridAction['type']> = new Set(['move', 'goTo', 'selectRows', 'selectAll', 'cancel']);

function isEditable(state: GridState, { columns }: GridRules): boolean {
  const column = columns[state.cursor.column];
  return column !== undefined && column.kind !== 'computed' && state.items[state.cursor.row] !== undefined;
}

/** The state of a grid after an action. Actions that the rules or the cell do not permit change nothing. */
export function reduceGrid(state: GridState, action: GridAction, rules: GridRules): GridState {
  if (rules.readOnly && !withoutChange.has(action.type)) return state;
  if (rules.fixedRows && changingRows.has(action.type)) return state;
  const isEditing = withinEdit.has(action.type);
  if (isEditing && action.type !== 'cancel' && !isEditable(state, rules)) return state;
  const base = isEditing ? state : committed(state, rules);
  // The action's type names the handler of that very type, which the compiler cannot follow through the table.
  const handle = handlers[action.type] as (state: GridState, action: GridAction, rules: GridRules) => GridState;
  return handle({ ...base, tabLeaves: false }, action, rules);
}
