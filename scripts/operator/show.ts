/** An answer for people: lists as lines of fields, records as a field a line. */
export function show(data: unknown): string {
  if (data === null || data === undefined) return 'done';
  if (Array.isArray(data)) return showRows(data, data.length);
  if (isPage(data)) return showRows(data.records, data.total);
  if (typeof data !== 'object') return String(data);
  return Object.entries(data)
    .map(([name, value]) => `${name}: ${showValue(value)}`)
    .join('\n');
}

function isPage(data: object): data is { readonly records: unknown[]; readonly total: number } {
  return 'records' in data && Array.isArray(data.records) && 'total' in data && typeof data.total === 'number';
}

function showRows(rows: readonly unknown[], total: number): string {
  if (rows.length === 0) return 'none';
  const lines = rows.map((row) =>
    typeof row === 'object' && row !== null
      ? Object.entries(row)
          .filter(([, value]) => value !== '' && value !== null)
          .map(([name, value]) => `${name}=${showValue(value)}`)
          .join('  ')
      : String(row),
  );
  return [...lines, `${rows.length} of ${total}`].join('\n');
}

/** Control characters in somebody's text must not move the terminal. */
function showValue(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return text.replace(/\p{Cc}/gu, ' ');
}
