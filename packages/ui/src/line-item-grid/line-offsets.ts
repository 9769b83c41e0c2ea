/** Heights in px of a line, and of the message below a line with errors. */
export const lineHeight = 40;
export const messageHeight = 26;

/** Lines drawn beyond each edge of what is seen, so that scrolling shows no gap. */
const beyond = 6;

/** Upper edge of every line in px, and at the end the height of all. */
export function lineOffsets(count: number, hasMessage: (row: number) => boolean): readonly number[] {
  const offsets = [0];
  let height = 0;
  for (let row = 0; row < count; row += 1) {
    height += lineHeight + (hasMessage(row) ? messageHeight : 0);
    offsets.push(height);
  }
  return offsets;
}

/** A line that is drawn, or the height of a gap that stands for those that are not. */
export type DrawnPart = { readonly row: number } | { readonly gap: number; readonly above: number };

/** Index of the line at a height. */
function lineAt(offsets: readonly number[], height: number): number {
  let [low, high] = [0, offsets.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * What is drawn of a list that is scrolled: the lines that are seen, some beyond them, and the line of the cursor
 * wherever it is, since it has the focus.
 *
 * @param scrolled px that lie above the upper edge.
 * @param height px that are seen.
 */
export function drawnParts(
  offsets: readonly number[],
  scrolled: number,
  height: number,
  cursorRow: number,
): readonly DrawnPart[] {
  const count = offsets.length - 1;
  const start = Math.max(0, lineAt(offsets, scrolled) - beyond);
  const end = Math.min(count, lineAt(offsets, scrolled + height) + 1 + beyond);
  const rows = Array.from({ length: Math.max(0, end - start) }, (_row, index) => start + index);
  if (cursorRow >= 0 && cursorRow < Math.min(start, count)) rows.unshift(cursorRow);
  if (cursorRow >= end && cursorRow < count) rows.push(cursorRow);

  const parts: DrawnPart[] = [];
  let next = 0;
  const gapTo = (row: number) => {
    const gap = (offsets[row] ?? 0) - (offsets[next] ?? 0);
    if (gap > 0) parts.push({ gap, above: row });
  };
  for (const row of rows) {
    gapTo(row);
    parts.push({ row });
    next = row + 1;
  }
  gapTo(count);
  return parts;
}
