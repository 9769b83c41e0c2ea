/** Rows of cells, as spreadsheets put them on the clipboard. */
export type TextBlock = readonly (readonly string[])[];

const mustBeQuoted = /^"|[\t\r\n]/;

function writeCell(text: string): string {
  return mustBeQuoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes cells so that spreadsheets paste them into cells: each row ends with a line break, as Excel's do. */
export function writeTabSeparated(rows: TextBlock): string {
  return rows.map((row) => `${row.map(writeCell).join('\t')}\r\n`).join('');
}

/** A quoted cell and what ends it. Quotes within are doubled; a quote that nothing closes is a mere character. */
const quotedCell = /"((?:[^"]|"")*)"(\t|\r\n|\r|\n|$)/y;
const plainCell = /([^\t\r\n]*)(\t|\r\n|\r|\n|$)/y;

function matchAt(form: RegExp, text: string, at: number): RegExpExecArray | null {
  form.lastIndex = at;
  return form.exec(text);
}

/**
 * Reads what Excel, WPS or a table of a page put on the clipboard as text. Cells in quotes may hold tabs and line
 * breaks; a quote inside a cell that does not begin with one stands for itself, as in the inches of a pipe.
 */
export function parseTabSeparated(text: string): TextBlock {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length || row.length > 0) {
    const quoted = matchAt(quotedCell, text, at);
    const found = quoted ?? matchAt(plainCell, text, at);
    // The form of a plain cell also matches nothing at all, so that every place of a text matches.
    if (!found) break;
    const [whole, cell = '', ending] = found;
    row.push(quoted ? cell.replaceAll('""', '"') : cell);
    at += whole.length;
    if (ending === '\t') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
