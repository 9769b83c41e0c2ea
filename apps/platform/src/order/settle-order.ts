import { ORDER_STATUS } from '@jianzhu/domain/orders';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { type Account, post } from '../ledger/post.ts';
import { escrowOf } from '../payment/books.ts';
import { findLiveOrder } from '../payment/own-order.ts';
import { findRecord } from '../record/find-record.ts';
import { payBizOf, type ServiceOrder } from './own-order.ts';

const SETTLES: readonly number[] = [ORDER_STATUS.done, ORDER_STATUS.refunded];

/**
 * Makes the money of an ended order its seller's, once: what was paid less what was given back, without a fee. What the
 * platform sells becomes its income. In `withWorker`.
 */
export async function settleOrder(transaction: Transaction, id: string): Promise<ServiceOrder | undefined> {
  const order = await findRecord(transaction, 'service_order', id, 'lock');
  if (order instanceof Refusal || order.settle_time !== null || !SETTLES.includes(order.status)) return undefined;
  const returned = order.status === ORDER_STATUS.refunded ? Number(order.refund_amount) : 0;
  const amount = Number(order.pay_amount) - returned;
  const payment = await findLiveOrder(transaction, payBizOf(order));
  if (payment === undefined || amount <= 0) return undefined;
  const to: Account =
    order.seller_business_id === null
      ? { kind: 'income' }
      : { kind: 'available', businessId: order.seller_business_id };
  await post(transaction, {
    ...{ cause: `order/${order.id}`, reason: 'settlement', order: payment },
    entries: [
      { account: escrowOf(payment), amount: -amount },
      { account: to, amount },
    ],
  });
  await transaction
    .updateTable('service_order')
    .set({ settle_time: sql<Date>`${businessNow}` })
    .where('id', '=', order.id)
    .execute();
  return order;
}
