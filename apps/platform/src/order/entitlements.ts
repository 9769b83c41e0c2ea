import '../lesson/tables.ts';
import './tables.ts';
import { ORDER_STATUS, ORDER_TYPE } from '@jianzhu/domain/orders';
import { type RawBuilder, sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { tellRecordNews } from '../live/record-news.ts';
import type { ServiceOrder } from './own-order.ts';

/** What a person owns once by an order that is done, and where it is kept: lessons, texts of the knowledge base. */
const OWNED: Readonly<
  Record<number, { readonly table: RawBuilder<unknown>; readonly column: RawBuilder<unknown> } | undefined>
> = {
  [ORDER_TYPE.lesson]: { table: sql.table('lesson_entitlement'), column: sql.ref('lesson_id') },
  [ORDER_TYPE.knowledge]: { table: sql.table('knowledge_entitlement'), column: sql.ref('knowledge_id') },
};

/** Whether what is sold by orders of a type is owned once, and not bought again. */
export const isOwnedOnce = (orderType: number): boolean => OWNED[orderType] !== undefined;

/** Whether a person has something, bought or given. In `withWorker`, as all here. */
export async function isOwned(transaction: Transaction, userId: string, orderType: number, targetId: string) {
  const owned = OWNED[orderType];
  if (owned === undefined) return false;
  const { rows } = await sql`
    select from service_order where create_user_id = ${userId} and order_type = ${orderType} and target_id = ${targetId}
      and status = ${ORDER_STATUS.done}
    union all select from ${owned.table} where user_id = ${userId} and ${owned.column} = ${targetId}`.execute(
    transaction,
  );
  return rows.length > 0;
}

/** Gives a buyer what was paid for; nothing of an order of another type. */
export async function giveOwned(transaction: Transaction, order: ServiceOrder): Promise<void> {
  const owned = OWNED[order.order_type];
  if (owned === undefined) return;
  await sql`insert into ${owned.table} (user_id, ${owned.column}) values (${order.create_user_id}, ${order.target_id})
    on conflict do nothing`.execute(transaction);
}

/** Takes back what was given for an order that is refunded. */
export async function takeBackOwned(transaction: Transaction, order: ServiceOrder): Promise<void> {
  const owned = OWNED[order.order_type];
  if (owned === undefined) return;
  await sql`delete from ${owned.table} where user_id = ${order.create_user_id} and ${owned.column} = ${order.target_id}`.execute(
    transaction,
  );
}

/** Whether a lesson or a text that was bought has been opened, as `openBought` keeps it. */
export async function isOpened(transaction: Transaction, order: ServiceOrder): Promise<boolean> {
  const owned = OWNED[order.order_type];
  if (owned === undefined) return false;
  const { rows } = await sql`
    select from ${owned.table} where user_id = ${order.create_user_id} and ${owned.column} = ${order.target_id}
      and viewed_at is not null`.execute(transaction);
  return rows.length > 0;
}

/**
 * Opens a lesson or a text that somebody has bought: from the first time on it is not given back (domain rules 11.3). The
 * order is changed before what it gave, as a refund does, so of an opening and a refund at once the first one holds.
 *
 * @returns false where she has not bought it, or has been given her money back
 */
export async function openBought(
  transaction: Transaction,
  userId: string,
  { orderType, targetId }: { readonly orderType: 3 | 4; readonly targetId: string },
): Promise<boolean> {
  const owned = OWNED[orderType];
  if (owned === undefined) return false;
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
  const { rows } = await sql`
    update ${owned.table} set viewed_at = coalesce(viewed_at, clock_timestamp())
    where user_id = ${userId} and ${owned.column} = ${targetId} returning 1`.execute(transaction);
  for (const { business_id } of opened) await tellRecordNews(transaction, 'order', { businessId: business_id });
  return rows.length > 0;
}
