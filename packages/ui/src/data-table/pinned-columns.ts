import type { ColumnWidths } from './column-resizer.tsx';
import type { Column } from './columns.ts';

/** Px of the cells before the columns: what selects a row, and what opens it. */
export const sideWidths = { tick: 52, toggle: 44 } as const;

function pixels(width: string | undefined): number | undefined {
  const found = /^(\d+)px$/.exec(width ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
}

/**
 * Px from the left where each column stays while the table scrolls sideways, undefined for those that scroll: the
 * pinned ones before the first that is not. One without a width in px can only be the last of them.
 */
export function pinnedLefts<Row>(
  columns: readonly Column<Row>[],
  widths: ColumnWidths,
  before: number,
): readonly (number | undefined)[] {
  let left: number | undefined = before;
  return columns.map(({ key, width, pinned }) => {
    const own = pinned ? left : undefined;
    const room = widths[key] ?? pixels(width);
    left = own === undefined || room === undefined ? undefined : own + room;
    return own;
  });
}
