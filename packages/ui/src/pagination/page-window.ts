/** A place in the pager: a page from 1, or a gap that stands for the pages left out. */
export type PagerPlace = number | 'gap-before' | 'gap-after';

/** Pages drawn on each side of the current one. */
const reach = 2;

/** First and last page, their gaps and the window around the current page. More pages than these leave gaps. */
export const places = 2 * reach + 5;

/**
 * The places of a pager: first and last page always, the current page with two neighbours on each side, gaps where
 * more than one page is left out. The number of places stays the same while moving, so that nothing jumps.
 *
 * @param current page from 1; outside of 1 to `pages` it counts as the nearest page.
 */
export function pageWindow(current: number, pages: number): readonly PagerPlace[] {
  if (pages <= places) return range(1, pages);
  const page = Math.min(Math.max(current, 1), pages);
  const side = places - 2;
  if (page <= side - reach) return [...range(1, side), 'gap-after', pages];
  if (page > pages - side + reach) return [1, 'gap-before', ...range(pages - side + 1, pages)];
  return [1, 'gap-before', ...range(page - reach, page + reach), 'gap-after', pages];
}

/** Reads the number of a page as it is typed; beyond the last it is the last. Null when it is none. */
export function readPage(text: string, pages: number): number | null {
  const typed = text.trim();
  return /^[1-9]\d{0,8}$/.test(typed) ? Math.min(Number(typed), pages) : null;
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_item, index) => first + index);
}
