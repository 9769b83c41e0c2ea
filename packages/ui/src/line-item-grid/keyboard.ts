import type { GridAction } from './grid-reducer.ts';
import type { CellEdit } from './grid-state.ts';
import type { Movement } from './movement.ts';

/** A key with its modifiers; Command counts as Control. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

type KeyTable = Readonly<Record<string, GridAction>>;

const arrows: Readonly<Record<string, Movement>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const jumps: Readonly<Record<string, Movement>> = {
  Home: 'rowStart',
  End: 'rowEnd',
  'Ctrl+Home': 'start',
  'Ctrl+End': 'end',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

function movesBy(table: Readonly<Record<string, Movement>>, extend: boolean): KeyTable {
  const entries = Object.entries(table).map(([chord, movement]): [string, GridAction] => {
    const withShift = chord.replace(/([^+]+)$/, 'Shift+$1');
    return [extend ? withShift : chord, { type: 'move', movement, extend }];
  });
  return Object.fromEntries(entries);
}

/** Keys that end an edit and go on; they do the same without one. */
const leaving: KeyTable = {
  Tab: { type: 'move', movement: 'next' },
  'Shift+Tab': { type: 'move', movement: 'previous' },
  Escape: { type: 'cancel' },
};

const navigating: KeyTable = {
  ...leaving,
  ...movesBy({ ...arrows, ...jumps }, false),
  ...movesBy({ ...arrows, ...jumps }, true),
  Enter: { type: 'openEdit' },
  F2: { type: 'openEdit' },
  F4: { type: 'openCalendar' },
  'Alt+ArrowDown': { type: 'shiftRows', by: 1 },
  'Alt+ArrowUp': { type: 'shiftRows', by: -1 },
  Delete: { type: 'clear' },
  Backspace: { type: 'clear' },
  'Ctrl+a': { type: 'selectAll' },
  'Shift+ ': { type: 'selectRows' },
  'Ctrl+d': { type: 'fillDown' },
  'Ctrl+z': { type: 'undo' },
  'Ctrl+y': { type: 'redo' },
  'Ctrl+Shift+z': { type: 'redo' },
};

const inCaretMode: KeyTable = {
  ...leaving,
  Enter: { type: 'commit', movement: 'down' },
  'Shift+Enter': { type: 'commit', movement: 'up' },
  F4: { type: 'openCalendar' },
  'Alt+ArrowDown': { type: 'openCalendar' },
};

const tables: Readonly<Record<CellEdit['mode'] | 'navigation', KeyTable>> = {
  navigation: navigating,
  caret: inCaretMode,
  calendar: inCaretMode,
  entry: { ...inCaretMode, ...movesBy(arrows, false) },
};

/** What a key does in a grid; undefined when it is left to the control in the cell. */
export function actionForKey(press: KeyPress, mode: CellEdit['mode'] | 'navigation'): GridAction | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = press;
  const modifiers = [(ctrlKey || metaKey) && 'Ctrl+', altKey && 'Alt+', shiftKey && 'Shift+'].filter(Boolean).join('');
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  return tables[mode][modifiers + key];
}
