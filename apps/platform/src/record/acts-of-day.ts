import './tables.ts';
import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';

/**
 * How often an act was done to a record since midnight in Shanghai, by the real clock: each is news to others.
 * Under the record's lock.
 */
export async function actsOfDay(
  transaction: Transaction,
  table: 'inquiry' | 'knowledge' | 'qualification' | 'service' | 'tender',
  id: string,
  action: 'publish' | 'notice' | 'submit' | 'change',
): Promise<number> {
  const { done } = await transaction
    .selectFrom('status_log')
    .select(({ fn }) => fn.countAll<string>().as('done'))
    .where('record_table', '=', table)
    .where('record_id', '=', id)
    .where('action', '=', action)
    .where(
      sql<SqlBool>`create_time >= date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`,
    )
    .executeTakeFirstOrThrow();
  return Number(done);
}
