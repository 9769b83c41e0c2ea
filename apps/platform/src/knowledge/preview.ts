const BLOCK = /<\/?(p|div|h[1-6]|ul|ol|table|blockquote|figure|pre)\b[^>]*>/gi;

/**
 * The first blocks of a rich text, of which more is to be paid; what is no block is never more than the text between two.
 *
 * @param count of them; lists and tables are one each, and so is what stands between blocks
 */
export function firstBlocks(html: string, count: number): string {
  return html.slice(0, endsOfBlocks(html).slice(0, Math.max(0, count)).at(-1) ?? 0);
}

/** Where each block ends. What follows the last one, or is not closed, belongs to none: it is not given away. */
function endsOfBlocks(html: string): number[] {
  const ends: number[] = [];
  let depth = 0;
  for (const { 0: tag, index } of html.matchAll(BLOCK)) {
    const isEnd = tag.startsWith('</');
    if (!isEnd && depth === 0 && isShown(html.slice(ends.at(-1) ?? 0, index))) ends.push(index);
    depth += isEnd ? -1 : 1;
    if (isEnd && depth === 0) ends.push(index + tag.length);
  }
  return ends;
}

const isShown = (between: string): boolean => between.includes('<img') || between.replace(/<[^>]*>/g, '').trim() !== '';
