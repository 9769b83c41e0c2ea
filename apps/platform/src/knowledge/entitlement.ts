import '../order/tables.ts';
import './tables.ts';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';

/**
 * Whether a member has paid for a text, which counts as opened with this: it is not given back from here on. In a
 * transaction of `withCredentials`.
 */
export async function openBought(transaction: Transaction, userId: string, id: string): Promise<boolean> {
  const opened = await transaction
    .updateTable('knowledge_entitlement')
    .set({ viewed_at: sql<Date>`coalesce(viewed_at, now())` })
    .where('user_id', '=', userId)
    .where('knowledge_id', '=', id)
    .executeTakeFirst();
  return opened.numUpdatedRows > 0n;
}

/** All of a text that is not free; in a session. */
export async function wholeText(transaction: Transaction, id: string): Promise<string | null> {
  const row = await transaction.selectFrom('knowledge').select('content').where('id', '=', id).executeTakeFirst();
  return row?.content ?? null;
}
