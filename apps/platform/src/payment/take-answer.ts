import './tables.ts';
import { PAY_STATUS, PAYMENT_MESSAGES } from '@jianzhu/domain/payments';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { findRecord } from '../record/find-record.ts';
import { bookOrder, escrowOf } from './books.ts';
import { askRefund, changeOrder, type PayOrder } from './own-order.ts';
import { payableOf } from './payables.ts';

const ATTEMPT = { asked: 0, charged: 1, failed: 2 } as const;

/** What a channel says of one of our numbers; it may say so late, and more than once. */
interface ChannelAnswer {
  readonly serial: string;
  readonly isCharged: boolean;
}

/** Locks an order behind what it pays for. */
export async function lockOrder(transaction: Transaction, id: string): Promise<PayOrder | Refusal> {
  const found = await findRecord(transaction, 'pay_order', id);
  if (found instanceof Refusal) return found;
  await payableOf(found.biz_type).lock(transaction, found.biz_id);
  return findRecord(transaction, 'pay_order', id, 'lock');
}

/**
 * Takes the answer of a channel: each of its numbers counts once. What is charged after its order was closed, or paid
 * otherwise, goes back at once (domain rules 13.3). In `withWorker`.
 */
export async function takeAnswer(
  transaction: Transaction,
  { serial, isCharged }: ChannelAnswer,
): Promise<PayOrder | Refusal> {
  const found = await transaction
    .selectFrom('pay_attempt')
    .select(['id', 'order_id'])
    .where('channel_serial', '=', serial)
    .executeTakeFirst();
  if (found === undefined) return new Refusal('notFound');
  const order = await lockOrder(transaction, found.order_id);
  if (order instanceof Refusal) return order;
  const { status } = await transaction
    .selectFrom('pay_attempt')
    .select('status')
    .where('id', '=', found.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Money that has come stays so, and a failure is said once; a charge after a failure is money all the same.
  if (status === ATTEMPT.charged || (status === ATTEMPT.failed && !isCharged)) return order;
  await transaction
    .updateTable('pay_attempt')
    .set({ status: isCharged ? ATTEMPT.charged : ATTEMPT.failed, answer_time: sql<Date>`${businessNow}` })
    .where('id', '=', found.id)
    .execute();
  const isNewest = await isNewestAttempt(transaction, order.id, found.id);
  if (!isCharged) return isNewest && order.status === PAY_STATUS.paying ? failOrder(transaction, order) : order;
  await bookOrder(transaction, order, {
    ...{ from: { kind: 'online' }, to: escrowOf(order) },
    ...{ reason: 'payment', cause: `attempt/${found.id}` },
  });
  if (order.status === PAY_STATUS.paying && isNewest) return payOrder(transaction, order);
  await askRefund(transaction, order, { attemptId: found.id, reason: PAYMENT_MESSAGES.lateTitle, isLate: true });
  return order;
}

async function isNewestAttempt(transaction: Transaction, orderId: string, attemptId: string): Promise<boolean> {
  const newest = await transaction
    .selectFrom('pay_attempt')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.id === attemptId;
}

const failOrder = (transaction: Transaction, order: PayOrder) =>
  changeOrder(transaction, order, { action: 'fail', columns: { fail_reason: PAYMENT_MESSAGES.failed } });

async function payOrder(transaction: Transaction, order: PayOrder): Promise<PayOrder | Refusal> {
  const paid = await changeOrder(transaction, order, {
    action: 'charge',
    columns: { pay_time: sql`${businessNow}` },
  });
  if (!(paid instanceof Refusal)) await payableOf(paid.biz_type).paid(transaction, paid);
  return paid;
}
