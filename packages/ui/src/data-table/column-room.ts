import type { ColumnWidths } from './column-resizer.tsx';
import type { Column } from './columns.ts';

const roomOfColumn = 120;

/** Px that the row actions keep once a member has set a width by hand. */
export const roomOfActions = 200;

/**
 * Narrowest that a table with pinned columns or widths set by hand may be, as CSS length: its other columns are not
 * squeezed, it scrolls sideways instead.
 */
export function roomOfColumns<Row>(
  columns: readonly Column<Row>[],
  widths: ColumnWidths,
  hasActions: boolean,
): string | undefined {
  if (Object.keys(widths).length === 0 && !columns.some(({ pinned }) => pinned)) return undefined;
  const rooms = columns.map(({ key, width }) => (widths[key] ? `${widths[key]}px` : (width ?? `${roomOfColumn}px`)));
  return `calc(${[...rooms, `${hasActions ? roomOfActions : 0}px`].join(' + ')})`;
}
