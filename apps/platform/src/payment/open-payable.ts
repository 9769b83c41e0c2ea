import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { findLiveOrder, type Opened, openOrder, type PayOrder } from './own-order.ts';
import { waiveOrder } from './take-answer.ts';

/**
 * The order that something is paid by (domain rules 13.3): the one that is there, whoever asks again, or a new one. What
 * costs nothing is paid at once. Under the lock of what is paid for, in `withWorker`; the cashier takes it from there.
 */
export async function openPayable(transaction: Transaction, opened: Opened): Promise<PayOrder> {
  const known = await findLiveOrder(transaction, opened.biz);
  if (known !== undefined) return known;
  const order = await openOrder(transaction, opened);
  if (Number(order.amount) > 0) return order;
  const waived = await waiveOrder(transaction, order);
  if (waived instanceof Refusal) throw new TypeError(`order ${order.id} for nothing cannot be paid`);
  return waived;
}
