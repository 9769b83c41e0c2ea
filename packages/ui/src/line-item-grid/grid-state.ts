import type { GridColumn } from './column.ts';
import type { LineItem } from './line-item.ts';
import { type CellPosition, type CellRange, rangeOf, within } from './movement.ts';

/** What the grid has to say about the last action. */
export type GridMessage =
  | {
      readonly code: 'pasted';
      readonly rows: number;
      readonly added: number;
      readonly rowsLeftOut: number;
      readonly columnsLeftOut: number;
      readonly maxRows: number;
    }
  | { readonly code: 'deleted'; readonly rows: number }
  | { readonly code: 'full'; readonly maxRows: number };

/**
 * A cell being edited. After typing into a cell (`entry`) the arrow keys finish and move on; when the edit was opened
 * (`caret`) they move the caret. With `calendar` a calendar is open beside a date.
 */
export interface CellEdit {
  readonly draft: string;
  readonly mode: 'entry' | 'caret' | 'calendar';
}

interface Step {
  readonly items: readonly LineItem[];
  readonly cursor: CellPosition;
}

/** Lines, cursor and history of a grid. Never changed, only replaced. */
export interface GridState {
  readonly items: readonly LineItem[];
  readonly cursor: CellPosition;
  /** Other corner of the range; the cursor itself when one cell is chosen. */
  readonly anchor: CellPosition;
  readonly edit: CellEdit | null;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** Id of the line that was blank until the member began to fill it; what it lacks is no error yet. */
  readonly filling: string | null;
  readonly message: GridMessage | null;
  /** Escape was pressed: the next Tab leaves the grid. */
  readonly tabLeaves: boolean;
}

/** What holds for a grid as long as it is on the page. */
export interface GridRules {
  readonly columns: readonly GridColumn[];
  readonly maxRows: number;
  readonly readOnly: boolean;
  /** The lines are given: none is added, removed or moved. */
  readonly fixedRows?: boolean;
  readonly pageRows: number;
}

/** Changes that can be undone. */
export const historyLength = 50;

const origin: CellPosition = { row: 0, column: 0 };

/** The state of a grid that nobody has touched. */
export function initialState(items: readonly LineItem[]): GridState {
  return {
    items,
    cursor: origin,
    anchor: origin,
    edit: null,
    past: [],
    future: [],
    filling: null,
    message: null,
    tabLeaves: false,
  };
}

/** The range of the cursor; one cell when nothing more is chosen. */
export function chosenRange({ cursor, anchor }: GridState): CellRange {
  return rangeOf(cursor, anchor);
}

function inside(state: GridState, { columns }: Pick<GridRules, 'columns'>): GridState {
  const bounds = { rows: state.items.length, columns: columns.length };
  const cursor = within(state.cursor, bounds);
  return {
    ...state,
    cursor,
    anchor: within(state.anchor, bounds),
    filling: state.items[cursor.row]?.id === state.filling ? state.filling : null,
  };
}

/** The state with the cursor on another cell. With `extend` the range reaches from where it was to there. */
export function movedTo(state: GridState, cursor: CellPosition, rules: GridRules, extend = false): GridState {
  return inside({ ...state, cursor, anchor: extend ? state.anchor : cursor }, rules);
}

/** The state with other lines, as a step that can be undone. The same state when they are the same lines. */
export function changed(state: GridState, items: readonly LineItem[], message: GridMessage | null = null): GridState {
  const isSame = items.length === state.items.length && items.every((item, index) => item === state.items[index]);
  if (isSame) return { ...state, message };
  const past = [...state.past, { items: state.items, cursor: state.cursor }].slice(-historyLength);
  return { ...state, items, past, future: [], message };
}

/** Takes over lines that came from outside, such as an imported file, as a step that can be undone. */
export function withItems(state: GridState, items: readonly LineItem[], rules: GridRules): GridState {
  return items === state.items ? state : inside({ ...changed(state, items), items, edit: null }, rules);
}

function restored(state: GridState, from: 'past' | 'future', rules: GridRules): GridState {
  const step = state[from].at(-1);
  if (!step) return state;
  const to = from === 'past' ? 'future' : 'past';
  const stacks = {
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], { items: state.items, cursor: state.cursor }],
  };
  const { items, cursor } = step;
  return inside({ ...state, ...stacks, items, cursor, anchor: cursor, message: null }, rules);
}

/** The state before the last change. */
export function undone(state: GridState, rules: GridRules): GridState {
  return restored(state, 'past', rules);
}

/** The state after the change that was undone last. */
export function redone(state: GridState, rules: GridRules): GridState {
  return restored(state, 'future', rules);
}
