/**
 * An answer for people: a record field by field, a line each; of a list every record so, and how many of all these are.
 *
 * @param none what is said instead of an empty list
 */
export function show(data: unknown, none = 'none'): string {
  if (data === null || data === undefined) return 'done';
  if (Array.isArray(data)) return showRows(data, data.length, none);
  if (isPage(data)) return showRows(data.records, data.total, none);
  return typeof data === 'object' ? showFields(data).join('\n') : String(data);
}

const showFields = (data: object): readonly string[] =>
  Object.entries(data)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => `${name}: ${showValue(value)}`);

function isPage(data: object): data is { readonly records: unknown[]; readonly total: number } {
  return 'records' in data && Array.isArray(data.records) && 'total' in data && typeof data.total === 'number';
}

function showRows(rows: readonly unknown[], total: number, none: string): string {
  if (rows.length === 0) return none;
  const blocks = rows.map((row) => {
    const lines = typeof row === 'object' && row !== null ? showFields(row) : [String(row)];
    return lines.map((line, index) => `${index === 0 ? '- ' : '  '}${line}`).join('\n');
  });
  return [...blocks, `${rows.length} of ${total}`].join('\n');
}

/** Control characters in somebody's text must not move the terminal. */
function showValue(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return text.replace(/\p{Cc}/gu, ' ');
}
