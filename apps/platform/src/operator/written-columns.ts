import { parseDateTime } from '@jianzhu/domain';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { Refusal } from '../http/refusal.ts';
import { cleanContent, cleanHtml } from './clean-content.ts';

/** How a field of a call stands in its column. */
const FORMS = {
  plain: { write: (value: unknown) => value, read: (value: unknown) => value },
  /** An amount or a number that may be left empty, and is 0 then. */
  zero: { write: (value: unknown) => value ?? 0, read: (value: unknown) => Number(value) },
  flag: { write: (value: unknown) => value === 1, read: (value: unknown) => (value === true ? 1 : 0) },
  json: { write: (value: unknown) => JSON.stringify(value), read: (value: unknown) => value },
  time: {
    // The contract has looked at the form.
    write: (value: unknown) => new Date(parseDateTime(String(value)) ?? 0),
    read: (value: unknown) => (value instanceof Date ? timeText(value) : ''),
  },
  /** HTML that must show something. */
  rich: {
    write: (value: unknown, field: string, transaction: Transaction) => cleanContent(transaction, String(value), field),
    read: (value: unknown) => value,
  },
  /** HTML that may be left empty. */
  richOrNone: {
    write: (value: unknown, field: string, transaction: Transaction) => cleanHtml(transaction, String(value), field),
    read: (value: unknown) => value,
  },
} as const satisfies Record<
  string,
  {
    readonly write: (value: unknown, field: string, transaction: Transaction) => unknown;
    readonly read: (value: unknown) => unknown;
  }
>;

/** The columns of a kind by the fields that they hold. */
export type WrittenColumns = Readonly<Record<string, readonly [column: string, form: keyof typeof FORMS]>>;

/** The values of columns as they are kept, HTML sanitised; a refusal when nothing of it is to be seen. */
export async function toColumns(
  transaction: Transaction,
  columns: WrittenColumns,
  fields: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>> | Refusal> {
  const values: Record<string, unknown> = {};
  for (const [field, [column, form]] of Object.entries(columns)) {
    const value = await FORMS[form].write(fields[field], field, transaction);
    if (value instanceof Refusal) return value;
    values[column] = value;
  }
  return values;
}

/** The fields of a row as a save takes them. */
export const toFields = (columns: WrittenColumns, row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columns).map(([field, [column, form]]) => [field, FORMS[form].read(row[column]) ?? null]),
  );
