export type { ExportCell, ExportColumn } from './export-column.ts';
export { type ReadWorkbook, readWorkbook, type WorkbookErrorCode } from './read-workbook.ts';
export { saveFile, type TextSheet, type WorkbookTable, writeWorkbook } from './write-workbook.ts';
