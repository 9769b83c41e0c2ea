import '../service/tables.ts';
import { isVirtualOrder, ORDER_STATUS, ORDER_TYPE } from '@jianzhu/domain/orders';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { SYSTEM } from '../record/actor-of.ts';
import { beginMembership } from '../vip/begin-membership.ts';
import { giveOwned } from './entitlements.ts';
import { shown, tellOrder } from './order-news.ts';
import { changeOrder, type ServiceOrder } from './own-order.ts';

/** Does what follows from an order's being paid, of a locked one. In `withWorker`. */
export async function paidOrder(transaction: Transaction, order: ServiceOrder, now: Date): Promise<ServiceOrder> {
  const isDone = isVirtualOrder(order.order_type);
  const paid = await changeOrder(transaction, order, {
    ...{ action: 'pay', actor: SYSTEM, userId: null },
    columns: { pay_time: now, ...(isDone && { finish_time: now }) },
  });
  if (paid instanceof Refusal) throw new TypeError(`order ${order.id} cannot be paid: ${paid.msg}`);
  await give(transaction, paid);
  await tellOrder(transaction, 'N011', 'buyer', paid, { x: shown(paid.pay_amount) });
  if (paid.status === ORDER_STATUS.waiting) await tellOrder(transaction, 'N010', 'seller', paid, {});
  return paid;
}

/** Gives the buyer what was paid for, and counts the sale. */
async function give(transaction: Transaction, order: ServiceOrder): Promise<void> {
  const { order_type, target_id, quantity } = order;
  await giveOwned(transaction, order);
  if (order_type === ORDER_TYPE.service) {
    await sql`update service set sales = sales + ${quantity} where id = ${target_id}`.execute(transaction);
  }
  if (order_type === ORDER_TYPE.lawPackage) {
    await sql`update legal_package set sales = sales + ${quantity} where id = ${target_id}`.execute(transaction);
  }
  if (order_type === ORDER_TYPE.vip) await beginMembership(transaction, order);
}
