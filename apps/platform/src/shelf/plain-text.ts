/** What a reader sees of a rich text, in one line. */
export const plainText = (html: string) =>
  html
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
