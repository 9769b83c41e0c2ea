import { sql } from 'kysely';
import { parseRecordId } from '../db/context.ts';
import type { Schema, Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { Row } from './record-table.ts';

/**
 * The row with an id that came from outside. Whether there is one for this caller, row security alone decides; what
 * belongs to others is not found.
 *
 * @param lock keeps others from changing it until the transaction ends
 */
export async function findRecord<Table extends keyof Schema>(
  transaction: Transaction,
  table: Table,
  id: string,
  lock?: 'lock',
): Promise<Row<Table> | Refusal> {
  const known = parseRecordId(id);
  if (known === undefined) return new Refusal('notFound');
  const { rows } = await sql<Row<Table>>`
    select * from ${sql.table(table)} where id = ${known} ${lock ? sql`for update` : sql``}`.execute(transaction);
  // Every record has its id. What stands under another one is never taken for it, whatever the statement has lost.
  const found = rows.find((row) => (row as unknown as { readonly id: string }).id === known);
  return found ?? new Refusal('notFound');
}

/** The row of a record that is known to be there, kept from others until the transaction ends. @throws where it is not */
export async function lockKnown<Table extends keyof Schema>(
  transaction: Transaction,
  table: Table,
  id: string,
): Promise<Row<Table>> {
  const row = await findRecord(transaction, table, id, 'lock');
  if (row instanceof Refusal) throw new TypeError(`there is no ${table} ${id}`);
  return row;
}
