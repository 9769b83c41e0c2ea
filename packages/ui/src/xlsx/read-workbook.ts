import { inflatedSize } from './inflated-size.ts';

/** Why a file was not read. */
export type WorkbookErrorCode = 'too_large' | 'too_much_inside' | 'not_a_workbook';

export type ReadWorkbook =
  | { readonly ok: true; readonly rows: readonly (readonly string[])[] }
  | { readonly ok: false; readonly code: WorkbookErrorCode; readonly message: string };

/** Bytes; a list of 500 lines has some 50 kB. */
const largest = 5 * 1024 * 1024;
/** Bytes of all that is packed in it: it is unpacked whole, on the page. */
const mostInflated = 50 * 1024 * 1024;

const messages: Readonly<Record<WorkbookErrorCode, string>> = {
  too_large: '文件过大，请上传5M以下文件',
  too_much_inside: '文件内容过多，请删除图片和多余内容后再导入',
  not_a_workbook: '文件无法读取，请选择xlsx格式的表格文件',
};

function failed(code: WorkbookErrorCode): ReadWorkbook {
  return { ok: false, code, message: messages[code] };
}

/** Excel keeps 17 digits and shows 15: 0.1 + 0.2 is to be read as 0.3, as whoever wrote it sees it. */
function writtenNumber(text: string): string {
  return String(Number(Number(text).toPrecision(15)));
}

const startOfTime = /T00:00:00\.000Z$/;

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell);
  // Times are kept as fractions of a day, which seldom end at a whole second.
  const iso = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString();
  return startOfTime.test(iso) ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
}

/**
 * Reads the first sheet of a workbook as texts: numbers without separators, days as 2026-11-21. The library is loaded
 * when this is first called.
 *
 * @throws when the library cannot be loaded.
 */
export async function readWorkbook(file: Blob): Promise<ReadWorkbook> {
  if (file.size > largest) return failed('too_large');
  const inside = inflatedSize(await file.arrayBuffer());
  if (inside === undefined) return failed('not_a_workbook');
  if (inside > mostInflated) return failed('too_much_inside');
  const { readSheet } = await import('read-excel-file/browser');
  try {
    const rows = await readSheet(file, { parseNumber: writtenNumber });
    return { ok: true, rows: rows.map((row) => row.map(cellText)) };
  } catch {
    // Whatever the library has to complain of, the member can only choose another file.
    return failed('not_a_workbook');
  }
}
