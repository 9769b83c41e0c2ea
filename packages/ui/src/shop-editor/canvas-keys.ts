/** What a key does to the selected block. */
export type CanvasAct =
  | 'previous'
  | 'next'
  | 'first'
  | 'last'
  | 'up'
  | 'down'
  | 'copy'
  | 'hide'
  | 'remove'
  | 'settings';

interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

const plain: Readonly<Record<string, CanvasAct>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
  Delete: 'remove',
  Backspace: 'remove',
  F2: 'settings',
};
const withAlt: Readonly<Record<string, CanvasAct>> = { ArrowUp: 'up', ArrowDown: 'down' };
const withControl: Readonly<Record<string, CanvasAct>> = { d: 'copy', h: 'hide' };

/** The act of a key on the canvas; null for keys that mean nothing there. */
export function canvasActOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Key): CanvasAct | null {
  const isControl = ctrlKey || metaKey;
  if (shiftKey || (altKey && isControl)) return null;
  const name = isControl ? key.toLowerCase() : key;
  return (altKey ? withAlt : isControl ? withControl : plain)[name] ?? null;
}

/** Whether a key takes back what was done (Ctrl+Z), or does it again (Ctrl+Y, Ctrl+Shift+Z). */
export function historyActOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Key): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}
