import * as v from 'valibot';
import { categoryOfName, isLeafCategory } from '../catalog/material-categories.ts';
import { UNITS } from '../dictionary/shared-dictionaries.ts';
import { DAY_MS } from '../time/units.ts';
import { type InquiryLineFields, inquiryLineRecord, MOST_LINES } from './inquiry-line.ts';
import { INQUIRY_MESSAGES } from './messages.ts';

/** Heads of the template of inquiry lines, in their order (domain rules 3.4). */
export const LINE_COLUMNS = [
  { head: '序号', name: null },
  { head: '品类编码', name: 'categoryCode' },
  { head: '材料名称*', name: 'materialName' },
  { head: '规格型号*', name: 'spec' },
  { head: '品牌要求', name: 'brand' },
  { head: '单位*', name: 'unit' },
  { head: '数量*', name: 'quantity' },
  { head: '参考单价(元)', name: 'refPrice' },
  { head: '到货日期', name: 'arrivalDate' },
  { head: '质保期(天)', name: 'warrantyDays' },
  { head: '技术要求', name: 'techRequire' },
  { head: '备注', name: 'remark' },
] as const;

export const LINE_SHEET = '询价清单';
export const LINE_TEMPLATE_FILE = '询价清单导入模板.xlsx';

export type ImportedLine = Omit<InquiryLineFields, 'categoryCode'> & { readonly categoryCode: string | null };

/** One row of a file that was read: its line, and what its author should look at. */
export interface ReadLine {
  /** Of the sheet, the head being 1. */
  readonly rowNo: number;
  readonly line: ImportedLine;
  readonly warnings: readonly string[];
}

export interface RowError {
  readonly rowNo: number;
  /** Head of the column. */
  readonly column: string;
  readonly message: string;
}

export interface ReadLines {
  /** Rows with something in them. */
  readonly total: number;
  readonly rows: readonly ReadLine[];
  readonly errors: readonly RowError[];
}

/** Rows that are read at a time; between two parts whoever waits is told how far it is, and may give up. */
const PART = 50;

/** How far the reading of a sheet is, in rows with something in them. */
export interface LinesProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * Reads the rows of a sheet as lines of an inquiry, part by part: after each it says how far it is. What is wrong is named
 * by row and column (domain rules 3.4, 34). Cells are texts: a formula is its value. A category that is missing is found
 * by the material's name.
 *
 * @param cells of the whole sheet, its head first
 * @returns the message that refuses the whole file where its head, its rows or their number are wrong
 */
export function* readLineRows(
  cells: readonly (readonly string[])[],
): Generator<LinesProgress, ReadLines | { readonly message: string }, undefined> {
  const [head = [], ...body] = cells;
  const isTemplate = LINE_COLUMNS.every((column, index) => head[index]?.trim() === column.head);
  if (!isTemplate) return { message: INQUIRY_MESSAGES.otherTemplate };
  const filled = body
    .map((row, index) => ({ row, rowNo: index + 2 }))
    .filter(({ row }) => row.slice(1).some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return { message: INQUIRY_MESSAGES.nothingToImport };
  if (filled.length > MOST_LINES) return { message: INQUIRY_MESSAGES.tooManyRows };
  const rows: ReadLine[] = [];
  const errors: RowError[] = [];
  for (const [index, { row, rowNo }] of filled.entries()) {
    if (index % PART === 0) yield { done: index, total: filled.length };
    const read = readRow(row, rowNo);
    if ('line' in read) rows.push(read);
    else errors.push(...read.errors);
  }
  return { total: filled.length, rows, errors };
}

const { categoryCode: _category, ...otherEntries } = inquiryLineRecord.entries;
const lineWithoutCategory = v.object(otherEntries);

function readRow(row: readonly string[], rowNo: number): ReadLine | { readonly errors: readonly RowError[] } {
  const cells = Object.fromEntries(
    LINE_COLUMNS.flatMap(({ name }, index) => (name === null ? [] : [[name, unescaped(row[index] ?? '')]])),
  );
  const unit = unitOf(cells.unit ?? '');
  const arrivalDate = dateOf(cells.arrivalDate ?? '');
  const columnOf = (name: unknown) => LINE_COLUMNS.find((column) => column.name === name)?.head ?? '';
  const inRow = (name: unknown, message: string): RowError => ({
    ...{ rowNo, column: columnOf(name), message: INQUIRY_MESSAGES.inRow(rowNo, message) },
  });
  const read = v.safeParse(lineWithoutCategory, { ...cells, unit, arrivalDate, acceptEquivalent: 1 });
  const category = categoryOfRow(cells);
  if (!read.success || category === undefined) {
    const issues = read.issues ?? [];
    return {
      errors: [
        ...(category === undefined ? [inRow('categoryCode', INQUIRY_MESSAGES.unknownCategory)] : []),
        ...issues.map((issue) => {
          const name = issue.path?.[0]?.key;
          const isUnknownUnit = name === 'unit' && (cells.unit ?? '') !== '';
          if (isUnknownUnit) return inRow(name, INQUIRY_MESSAGES.unknownUnit);
          return inRow(name, name === 'arrivalDate' ? INQUIRY_MESSAGES.arrivalFormat : issue.message);
        }),
      ],
    };
  }
  const warnings = category === null ? [INQUIRY_MESSAGES.inRow(rowNo, INQUIRY_MESSAGES.chooseCategory)] : [];
  return { rowNo, line: { ...read.output, categoryCode: category }, warnings };
}

/** The leaf that a row names or that its material is called like; null for none, undefined for a code that there is not. */
function categoryOfRow(cells: Readonly<Record<string, string>>): string | null | undefined {
  const code = cells.categoryCode ?? '';
  if (code === '') return categoryOfName(cells.materialName ?? '') || null;
  // Spreadsheets drop the leading zero of a number.
  const padded = code.padStart(4, '0');
  return isLeafCategory(padded) ? padded : undefined;
}

/** By its label, or by its value. */
function unitOf(text: string): string {
  return UNITS.find(({ label, value }) => label === text || value === text)?.value ?? '';
}

/** Spreadsheets keep a date as the days since 1899-12-30, and show that where its cell is no date any more. */
function dateOf(text: string): string {
  if (!/^\d{5}$/.test(text)) return text;
  return new Date(Date.UTC(1899, 11, 30) + Number(text) * DAY_MS).toISOString().slice(0, 10);
}

/** What our own files put before a text that looks like a formula. */
function unescaped(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, '');
}
