import { type KeyboardEvent, useId, useState } from 'react';
import { type CellPosition, type Movement, moved } from '../line-item-grid/movement.ts';

const movements: Readonly<Record<string, Movement>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

/** Rows that PageUp and PageDown skip. */
const pageRows = 10;

interface GridCursorOptions {
  readonly rows: number;
  readonly columns: number;
  readonly onChoose: (at: CellPosition) => void;
  readonly onOpen: (at: CellPosition) => void;
  /** Brings a row into sight, which may not be drawn yet. */
  readonly onMove: (at: CellPosition) => void;
}

/**
 * The cursor of a grid whose rows are not all drawn: the grid itself keeps the focus and names the cell that the cursor
 * is on, so that scrolling it out of sight loses nothing. Space chooses, Enter opens.
 */
export function useGridCursor({ rows, columns, onChoose, onOpen, onMove }: GridCursorOptions) {
  const prefix = useId();
  const [at, setAt] = useState<CellPosition>({ row: 0, column: 0 });
  const [isFocused, setIsFocused] = useState(false);
  const idOf = ({ row, column }: CellPosition) => `${prefix}${row}-${column}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.altKey) return;
    const movement = movements[event.key];
    if (movement !== undefined) {
      const isJump = event.ctrlKey || event.metaKey;
      const jumps: Partial<Record<Movement, Movement>> = { rowStart: 'start', rowEnd: 'end' };
      const next = moved(at, (isJump && jumps[movement]) || movement, { rows, columns, pageRows });
      setAt(next);
      onMove(next);
    } else if (event.key === ' ') onChoose(at);
    else if (event.key === 'Enter') onOpen(at);
    else return;
    event.preventDefault();
  };

  return {
    /** Where the cursor is seen; null while the grid has no focus. */
    shown: isFocused ? at : null,
    at,
    put: setAt,
    idOf,
    gridProps: {
      tabIndex: 0,
      'aria-activedescendant': isFocused ? idOf(at) : undefined,
      onKeyDown,
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  } as const;
}
