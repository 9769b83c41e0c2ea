import { sql } from 'kysely';
import type { Transaction } from './schema.ts';

/**
 * The time of business rules, read once in a query: the database's clock, ahead of it as far as the operator of a
 * demonstration has moved it. What follows it and what never does: docs/architecture.md.
 */
export const businessNow = sql<Date>`(select app.business_now())`;

/** Time of the business clock; after a lock, never before it. */
export async function readNow(transaction: Transaction): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select ${businessNow} as now`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error('the clock gave nothing');
  return row.now;
}
