import type { ExportColumn } from './export-column.ts';
import { sheetCells } from './sheet-cells.ts';

/** A table as it is to stand in a workbook of one sheet. */
export interface WorkbookTable<Row> {
  /** Name of the sheet; what Excel does not take in one is left out. */
  readonly sheetName: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: readonly Row[];
  /** Stands below the rows: whose they are, who took them out, and when. */
  readonly mark?: string;
}

const notInSheetNames = /[[\]:*?/\\]/g;
const longestSheetName = 31;
const usualWidth = 16;

/**
 * Writes a workbook. The library is loaded when this is first called.
 *
 * @throws when the library cannot be loaded.
 */
export async function writeWorkbook<Row>({ sheetName, columns, rows, mark }: WorkbookTable<Row>): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const sheet = sheetName.replace(notInSheetNames, '').slice(0, longestSheetName);
  const widths = columns.map(({ width = usualWidth }) => ({ width }));
  return writeXlsxFile(sheetCells(columns, rows, mark), { sheet, columns: widths, stickyRowsCount: 1 }).toBlob();
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
