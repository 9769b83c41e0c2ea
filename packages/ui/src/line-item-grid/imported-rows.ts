import { readCell } from './cell-text.ts';
import type { GridColumn } from './column.ts';
import type { RowValues } from './line-item.ts';
import type { TextBlock } from './tab-separated.ts';

/** The rows of a sheet as values of a grid's columns. */
export interface ImportedRows {
  readonly rows: readonly RowValues[];
  /** Titles of the sheet that no column has; what stands below them is left out. */
  readonly unknownTitles: readonly string[];
  /** Titles of required columns that the sheet lacks. */
  readonly missingTitles: readonly string[];
}

/** Titles are compared without units in brackets, blanks and marks of required fields. */
function plainTitle(title: string): string {
  return title.normalize('NFKC').replace(/\(.*?\)|[\s*]/g, '');
}

/** Finds the columns of a sheet by the titles in its first row; blank rows and computed columns are left out. */
export function importedRows(sheet: TextBlock, columns: readonly GridColumn[]): ImportedRows {
  const [head = [], ...body] = sheet.filter((cells) => cells.some((text) => text.trim() !== ''));
  const places = head.map((title) => columns.find((column) => plainTitle(column.title) === plainTitle(title)));
  const rows = body.map((cells): RowValues => {
    const entries = places.flatMap((column, index): [string, string][] =>
      column && column.kind !== 'computed' ? [[column.key, readCell(column, cells[index] ?? '')]] : [],
    );
    return Object.fromEntries(entries);
  });
  return {
    rows: rows.filter((row) => Object.values(row).some((value) => value !== '')),
    unknownTitles: head.filter((title, index) => title.trim() !== '' && !places[index]),
    missingTitles: columns
      .filter((column) => column.kind !== 'computed' && column.required && !places.includes(column))
      .map(({ title }) => title),
  };
}
