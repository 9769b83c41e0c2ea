const FULL_WIDTH_OFFSET = '０'.charCodeAt(0) - '0'.charCodeAt(0);

/**
 * Typed or pasted number as plain digits: full-width digits, points and commas become half-width, thousands
 * separators and surrounding blanks go. Anything else stays, so that the rule of the field can refuse it.
 */
export function normalizeNumberText(text: string): string {
  return text
    .replace(/[０-９．，]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .trim()
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
}
