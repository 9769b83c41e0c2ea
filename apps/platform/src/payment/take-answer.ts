import './tables.ts';
import { PAY_CHANNEL, PAY_STATUS, PAYMENT_MESSAGES } from '@jianzhu/domain/payments';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { findRecord } from '../record/find-record.ts';
import { ATTEMPT, newestAttempt } from './attempt.ts';
import { bookOrder, escrowOf, sourceOf } from './books.ts';
import { askRefund, changeOrder, type PayOrder } from './own-order.ts';
import { payableOf } from './payables.ts';

/** What a channel says of one of our numbers; it may say so late, and more than once. */
interface ChannelAnswer {
  readonly serial: string;
  readonly isCharged: boolean;
  /** fen, as the channel says; another amount than was asked for is not believed */
  readonly amount?: number;
  readonly channelNo?: string;
  /** Why nothing was charged. */
  readonly reason?: string;
}

/** Locks an order behind what it pays for. */
export async function lockOrder(transaction: Transaction, id: string): Promise<PayOrder | Refusal> {
  const found = await findRecord(transaction, 'pay_order', id);
  if (found instanceof Refusal) return found;
  await payableOf(found.biz_type).lock(transaction, found.biz_id);
  return findRecord(transaction, 'pay_order', id, 'lock');
}

/**
 * Settles an attempt by the answer of its channel: each of its numbers counts once. What is charged after its order was
 * closed, or paid otherwise, goes back at once (domain rules 13.3). In `withWorker`.
 */
export async function takeAnswer(
  transaction: Transaction,
  { serial, isCharged, amount, channelNo = '', reason = PAYMENT_MESSAGES.failed }: ChannelAnswer,
): Promise<PayOrder | Refusal> {
  const found = await transaction
    .selectFrom('pay_attempt')
    .select(['id', 'order_id'])
    .where('channel_serial', '=', serial)
    .executeTakeFirst();
  if (found === undefined) return new Refusal('notFound');
  const order = await lockOrder(transaction, found.order_id);
  if (order instanceof Refusal) return order;
  const attempt = await transaction
    .selectFrom('pay_attempt')
    .selectAll()
    .where('id', '=', found.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { status } = attempt;
  // Money that has come stays so, and a failure is said once; a charge after a failure is money all the same.
  if (status === ATTEMPT.charged || (status === ATTEMPT.failed && !isCharged)) return order;
  if (isCharged && amount !== undefined && amount !== Number(attempt.amount)) return new Refusal('stateConflict');
  await transaction
    .updateTable('pay_attempt')
    .set({
      ...{ status: isCharged ? ATTEMPT.charged : ATTEMPT.failed, answer_time: sql<Date>`${businessNow}` },
      ...{ channel_no: channelNo, fail_reason: isCharged ? '' : reason, query_time: null, code: '' },
    })
    .where('id', '=', attempt.id)
    .execute();
  const isNewest = (await newestAttempt(transaction, order.id))?.id === attempt.id;
  if (!isCharged) {
    return isNewest && order.status === PAY_STATUS.paying ? failOrder(transaction, order, reason) : order;
  }
  await bookOrder(transaction, order, {
    ...{ from: sourceOf(order, attempt.channel), to: escrowOf(order) },
    ...{ reason: 'payment', cause: `attempt/${attempt.id}` },
  });
  if (order.status === PAY_STATUS.paying && isNewest) return payOrder(transaction, order, 'charge');
  await askRefund(transaction, order, { attemptId: attempt.id, reason: PAYMENT_MESSAGES.lateTitle, isLate: true });
  return order;
}

const failOrder = (transaction: Transaction, order: PayOrder, reason: string) =>
  changeOrder(transaction, order, { action: 'fail', columns: { fail_reason: reason } });

async function payOrder(
  transaction: Transaction,
  order: PayOrder,
  action: 'charge' | 'waive',
): Promise<PayOrder | Refusal> {
  const paid = await changeOrder(transaction, order, {
    action,
    columns: { pay_time: sql`${businessNow}`, ...(action === 'waive' && { channel: PAY_CHANNEL.free }) },
  });
  if (!(paid instanceof Refusal)) await payableOf(paid.biz_type).paid(transaction, paid);
  return paid;
}

/** Ends an order for nothing: paid at once, with no money in the books (domain rules 13.3, channel 3). */
export const waiveOrder = (transaction: Transaction, order: PayOrder): Promise<PayOrder | Refusal> =>
  payOrder(transaction, order, 'waive');
