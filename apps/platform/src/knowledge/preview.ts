/** The first blocks of a rich text. @param count of them; lists and tables are one each */
export function firstBlocks(html: string, count: number): string {
  if (count <= 0) return '';
  let depth = 0;
  let blocks = 0;
  for (const { 0: tag, index } of html.matchAll(/<\/?(p|h[1-6]|ul|ol|table|blockquote|figure|pre)\b[^>]*>/gi)) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth > 0) continue;
    blocks += 1;
    if (blocks === count) return html.slice(0, index + tag.length);
  }
  return html;
}
