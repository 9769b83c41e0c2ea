import { yuanText } from '@jianzhu/domain/money';
import type { Transaction } from '../db/schema.ts';
import type { Tender } from './own-tender.ts';

type Value = string | number | null;

/** A record of an archive: what its columns are called, and a row for each thing that it tells of. */
export interface RecordSheet {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

/** Reads one sheet; in `withWorker`. */
export type ReadSheet = (transaction: Transaction, tender: Tender) => Promise<RecordSheet>;

/** An amount in yuan, '' for none. @param fen as a column gives it */
export const moneyCell = (fen: string | number | null): string => (fen === null ? '' : yuanText(Number(fen)));

const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet would take as a formula is text; quotes and line breaks stay within their cell. */
const cell = (value: Value): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A sheet as a file that any program of tables opens: CSV of RFC 4180, in UTF-8 with its mark. */
export const sheetFile = ({ columns, rows }: RecordSheet): Buffer =>
  Buffer.from(BYTE_ORDER_MARK + [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join(''));
