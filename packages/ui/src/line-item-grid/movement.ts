/** Indices of a cell: row of the lines, column of all columns. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** How far the cursor can go. */
export interface Bounds {
  readonly rows: number;
  readonly columns: number;
  /** Rows that PageUp and PageDown skip. */
  readonly pageRows: number;
}

export type Movement =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'pageUp'
  | 'pageDown'
  | 'rowStart'
  | 'rowEnd'
  | 'start'
  | 'end'
  | 'next'
  | 'previous';

type Move = (at: CellPosition, bounds: Bounds) => CellPosition;

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(value, count - 1));
}

/** The cell nearest to a position that may lie outside. */
export function within({ row, column }: CellPosition, bounds: Pick<Bounds, 'rows' | 'columns'>): CellPosition {
  return { row: clamp(row, bounds.rows), column: clamp(column, bounds.columns) };
}

/** Goes on by cells in reading order, from the end of a row to the start of the next one. */
function step({ row, column }: CellPosition, by: 1 | -1, { rows, columns }: Bounds): CellPosition {
  const cell = Math.max(0, Math.min(row * columns + column + by, rows * columns - 1));
  return { row: Math.floor(cell / columns), column: cell % columns };
}

const moves: Readonly<Record<Movement, Move>> = {
  up: ({ row, column }) => ({ row: row - 1, column }),
  down: ({ row, column }) => ({ row: row + 1, column }),
  left: ({ row, column }) => ({ row, column: column - 1 }),
  right: ({ row, column }) => ({ row, column: column + 1 }),
  pageUp: ({ row, column }, { pageRows }) => ({ row: row - pageRows, column }),
  pageDown: ({ row, column }, { pageRows }) => ({ row: row + pageRows, column }),
  rowStart: ({ row }) => ({ row, column: 0 }),
  rowEnd: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  start: () => ({ row: 0, column: 0 }),
  end: (_at, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
  next: (at, bounds) => step(at, 1, bounds),
  previous: (at, bounds) => step(at, -1, bounds),
};

/** Where a movement leads; at the edges it stays. */
export function moved(at: CellPosition, movement: Movement, bounds: Bounds): CellPosition {
  return within(moves[movement](at, bounds), bounds);
}

/** The cells from one corner to the other, all four indices included. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The range between two cells, whichever of them comes first. */
export function rangeOf(first: CellPosition, second: CellPosition): CellRange {
  return {
    top: Math.min(first.row, second.row),
    bottom: Math.max(first.row, second.row),
    left: Math.min(first.column, second.column),
    right: Math.max(first.column, second.column),
  };
}
