import { ORDER_MESSAGES } from '@jianzhu/domain/orders';
import type { Transaction } from '../db/schema.ts';
import { post } from '../ledger/post.ts';
import { escrowOf } from '../payment/books.ts';
import { findLiveOrder, refundOrder } from '../payment/own-order.ts';
import { takeBackOwned } from './entitlements.ts';
import { ORDER_TEXTS } from './messages.ts';
import { shown, tellOrder } from './order-news.ts';
import { payBizOf, type ServiceOrder } from './own-order.ts';

/**
 * Gives money of an order back that has just become refunded: all of it the way that it came, a part of it into the
 * balance of the buyer; the rest is then the seller's. Nothing moves for what cost nothing. In `withWorker`.
 *
 * @param amount fen, at most what was paid
 */
export async function giveBack(transaction: Transaction, order: ServiceOrder, amount: number): Promise<void> {
  await takeBackOwned(transaction, order);
  if (amount > 0) await moveBack(transaction, order, amount);
  await tellOrder(transaction, 'N015', 'buyer', order, { result: ORDER_TEXTS.agreed, x: shown(amount) });
}

async function moveBack(transaction: Transaction, order: ServiceOrder, amount: number): Promise<void> {
  const payment = await findLiveOrder(transaction, payBizOf(order));
  if (payment === undefined) throw new TypeError(`order ${order.id} was paid and has no payment`);
  if (amount === Number(order.pay_amount)) {
    return refundOrder(transaction, payment, ORDER_MESSAGES.refundCause(order.code));
  }
  await post(transaction, {
    ...{ cause: `order-refund/${order.id}`, reason: 'refund', order: payment },
    entries: [
      { account: escrowOf(payment), amount: -amount },
      { account: { kind: 'available', businessId: order.business_id }, amount },
    ],
  });
}
