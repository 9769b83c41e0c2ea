import { type ColumnChoices, type ColumnRefusal, rulesFeature } from './cell-rules.ts';
import type { ExportColumn } from './export-column.ts';
import { sheetCells, textCells } from './sheet-cells.ts';

/** A table as it is to stand in a workbook. */
export interface WorkbookTable<Row> {
  /** Name of the sheet; what Excel does not take in one is left out. */
  readonly sheetName: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: readonly Row[];
  /** Stands below the rows: whose they are, who took them out, and when. */
  readonly mark?: string;
  /** Sheets behind it, such as how to fill it in. */
  readonly further?: readonly TextSheet[];
}

/** A sheet of texts, the first line being its head. */
export interface TextSheet {
  readonly sheetName: string;
  readonly lines: readonly (readonly string[])[];
  /** Of its columns, in characters of Latin script. */
  readonly widths: readonly number[];
}

const notInSheetNames = /[[\]:*?/\\]/g;
const longestSheetName = 31;
const usualWidth = 16;

const named = (sheetName: string) => sheetName.replace(notInSheetNames, '').slice(0, longestSheetName);

/**
 * Writes a workbook. The library is loaded when this is first called.
 *
 * @throws when the library cannot be loaded.
 */
export async function writeWorkbook<Row>({
  sheetName,
  columns,
  rows,
  mark,
  further = [],
}: WorkbookTable<Row>): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const first = {
    data: sheetCells(columns, rows, mark),
    sheet: named(sheetName),
    columns: columns.map(({ width = usualWidth }) => ({ width })),
    stickyRowsCount: 1,
  };
  const others = further.map((sheet) => ({
    data: textCells(sheet.lines),
    sheet: named(sheet.sheetName),
    columns: sheet.widths.map((width) => ({ width })),
  }));
  const rules = columns.flatMap(({ choices: values, refusal }, column): (ColumnChoices | ColumnRefusal)[] => [
    ...(values ? [{ column, values }] : []),
    ...(refusal === undefined ? [] : [{ column, refusal }]),
  ]);
  const options = rules.length > 0 ? { features: [await rulesFeature(rules)] } : {};
  return writeXlsxFile([first, ...others], options).toBlob();
}

/** Hands a file to the browser to be saved. */
export function saveFile(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser has taken the file when the click has been handled; some do so a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
