/** By which spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A cell that begins like this is a formula to a spreadsheet. */
const FORMULA = /^[\s\u3000]*[=+\-@＝＋－＠\t\r]/;

/** Rows as CSV (RFC 4180). What would be a formula gets an apostrophe before it, and stays a text. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
}
