import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { type Act, changeOrder, type PayOrder } from './own-order.ts';
import { payableOf } from './payables.ts';

/**
 * Closes an order that was not paid, and frees what was reserved for it. What a channel charges then all the same goes
 * back at once; its codes are closed by the job that asks after them. Behind the lock of what it pays for.
 */
export async function endOrder(
  transaction: Transaction,
  order: PayOrder,
  act: Omit<Act, 'action'> = {},
): Promise<PayOrder | Refusal> {
  const closed = await changeOrder(transaction, order, { ...act, action: 'close' });
  if (!(closed instanceof Refusal)) await payableOf(closed.biz_type).closed?.(transaction, closed);
  return closed;
}
