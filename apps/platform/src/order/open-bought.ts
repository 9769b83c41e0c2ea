import '../lesson/tables.ts';
import './tables.ts';
import { ORDER_STATUS, ORDER_TYPE } from '@jianzhu/domain/orders';
import { type RawBuilder, sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { tellRecordNews } from '../live/record-news.ts';

const ENTITLEMENTS: Readonly<
  Record<3 | 4, { readonly table: RawBuilder<unknown>; readonly column: RawBuilder<unknown> }>
> = {
  [ORDER_TYPE.lesson]: { table: sql.table('lesson_entitlement'), column: sql.ref('lesson_id') },
  [ORDER_TYPE.knowledge]: { table: sql.table('knowledge_entitlement'), column: sql.ref('knowledge_id') },
};

/**
 * Opens a lesson or a text that somebody has bought: from the first time on it is not given back (domain rules 11.3). The
 * order is changed before what it gave, as a refund does, so of an opening and a refund at once the first one holds.
 * In `withWorker`.
 *
 * @returns false where she has not bought it, or has been given her money back
 */
export async function openBought(
  transaction: Transaction,
  userId: string,
  { orderType, targetId }: { readonly orderType: 3 | 4; readonly targetId: string },
): Promise<boolean> {
  const opened = await transaction
    .updateTable('service_order')
    .set({ view_time: sql<Date>`${businessNow}` })
    .where('create_user_id', '=', userId)
    .where('order_type', '=', orderType)
    .where('target_id', '=', targetId)
    .where('status', '=', ORDER_STATUS.done)
    .where('view_time', 'is', null)
    .returning('business_id')
    .execute();
  const { table, column } = ENTITLEMENTS[orderType];
  const { rows } = await sql`
    update ${table} set viewed_at = coalesce(viewed_at, clock_timestamp())
    where user_id = ${userId} and ${column} = ${targetId} returning 1`.execute(transaction);
  for (const { business_id } of opened) await tellRecordNews(transaction, 'order', { businessId: business_id });
  return rows.length > 0;
}
