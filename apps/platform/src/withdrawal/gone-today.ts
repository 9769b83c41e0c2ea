import './tables.ts';
import { WITHDRAWAL_STATUS } from '@jianzhu/domain/withdrawals';
import { type SqlBool, sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';

const { processing, paid } = WITHDRAWAL_STATUS;

/**
 * What a company has had paid out today, or has on its way, on one member's word alone, in fen: it counts towards the limit
 * above which a second member is needed. What came back does not count, nor does what a second member has let go.
 */
export async function readGoneToday(transaction: Transaction, businessId: string): Promise<number> {
  const { gone } = await transaction
    .selectFrom('withdrawal')
    .select(sql<string>`coalesce(sum(amount), 0)`.as('gone'))
    .where('business_id', '=', businessId)
    .where('status', 'in', [processing, paid])
    .where('approve_user_id', 'is', null)
    .where(
      sql<SqlBool>`(create_time at time zone 'Asia/Shanghai')::date = (${businessNow} at time zone 'Asia/Shanghai')::date`,
    )
    .executeTakeFirstOrThrow();
  return Number(gone);
}
