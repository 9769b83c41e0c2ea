import '../record/tables.ts';
import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';

/**
 * How often an act was done to an inquiry since midnight in Shanghai, by the real clock: each is a notice to everybody
 * who was invited. Under the inquiry's lock.
 */
export async function actsOfDay(
  transaction: Transaction,
  inquiryId: string,
  action: 'publish' | 'notice',
): Promise<number> {
  const { done } = await transaction
    .selectFrom('status_log')
    .select(({ fn }) => fn.countAll<string>().as('done'))
    .where('record_table', '=', 'inquiry')
    .where('record_id', '=', inquiryId)
    .where('action', '=', action)
    .where(
      sql<SqlBool>`create_time >= date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`,
    )
    .executeTakeFirstOrThrow();
  return Number(done);
}
