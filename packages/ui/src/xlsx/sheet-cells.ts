import type { CellObject, SheetData } from 'write-excel-file/browser';
import type { ExportColumn } from './export-column.ts';

/** Longest text that Excel takes in a cell; it calls a file with a longer one damaged. */
const longestText = 32_767;

/** Characters that XML, and so a workbook, cannot hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get in
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** The format `@` keeps Excel from reading texts as numbers, dates or formulas, also after they have been edited. */
function textCell(text: string): CellObject {
  return { type: String, format: '@', value: text.replace(notInXml, '').slice(0, longestText) };
}

const dateForm = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}))?/;

/** A day, or a day and time, as a date of the workbook; what is no date stays a text. */
function dateCell(text: string): CellObject {
  const parts = dateForm.exec(text)?.slice(1).map(Number);
  if (!parts) return textCell(text);
  const [year = 0, month = 1, day = 1, hour, minute] = parts;
  const hasTime = hour !== undefined && !Number.isNaN(hour);
  const value = new Date(Date.UTC(year, month - 1, day, hasTime ? hour : 0, hasTime ? (minute ?? 0) : 0));
  return { type: Date, format: hasTime ? 'yyyy-mm-dd hh:mm' : 'yyyy-mm-dd', value };
}

function numberCell(value: number, format?: string): CellObject | null {
  return Number.isFinite(value) ? { type: Number, value, ...(format !== undefined && { format }) } : null;
}

function cellOf<Row>(column: ExportColumn<Row>, row: Row): CellObject | null {
  switch (column.type) {
    case 'text': {
      const text = column.value(row);
      return text === null || text === '' ? null : textCell(text);
    }
    case 'date': {
      const text = column.value(row);
      return text === null || text === '' ? null : dateCell(text);
    }
    case 'number': {
      const value = column.value(row);
      return value === null ? null : numberCell(value);
    }
    case 'money': {
      const fen = column.value(row);
      return fen === null ? null : numberCell(fen / 100, '#,##0.00');
    }
  }
}

/**
 * Head and rows of a sheet. Texts stay texts whatever they begin with, so that none becomes a formula.
 *
 * @param mark a line below the rows
 */
export function sheetCells<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[], mark?: string): SheetData {
  const head = columns.map(({ title }): CellObject => ({ ...textCell(title), fontWeight: 'bold' }));
  const body = rows.map((row) => columns.map((column) => cellOf(column, row)));
  return [head, ...body, ...(mark === undefined ? [] : [[textCell(mark)]])];
}

/** Lines of texts, the first one bold. */
export function textCells([head = [], ...lines]: readonly (readonly string[])[]): SheetData {
  return [
    head.map((text): CellObject => ({ ...textCell(text), fontWeight: 'bold' })),
    ...lines.map((line) => line.map(textCell)),
  ];
}
