import { sql } from 'kysely';
import type { Transaction } from './schema.ts';

/** Holds a lock on any text until the end of the transaction: whoever else asks for it waits. */
export async function lockText(transaction: Transaction, text: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`.execute(transaction);
}
