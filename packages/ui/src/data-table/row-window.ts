/** Rows of a long list that are drawn, the end not included, and the space that stands for the others. */
export interface RowWindow {
  readonly start: number;
  readonly end: number;
  /** Heights in px above and below. */
  readonly before: number;
  readonly after: number;
}

/** Rows drawn beyond each edge of what is seen, so that scrolling shows no gap. */
const beyond = 8;

/**
 * The rows to draw of a list that is scrolled.
 *
 * @param scrolled px that lie above the upper edge.
 * @param height px that are seen.
 */
export function rowWindow(count: number, rowHeight: number, scrolled: number, height: number): RowWindow {
  const start = Math.min(Math.max(0, Math.floor(scrolled / rowHeight) - beyond), count);
  const end = Math.min(count, Math.ceil((scrolled + height) / rowHeight) + beyond);
  const last = Math.max(start, end);
  return { start, end: last, before: start * rowHeight, after: (count - last) * rowHeight };
}
