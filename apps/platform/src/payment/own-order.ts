import { actorOf, SYSTEM } from '../record/actor-of.ts';
import './tables.ts';
import { PAY_STATUS, type PayStatus, payMachine } from '@jianzhu/domain/payments';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { tellRecordNews } from '../live/record-news.ts';
import type { Row } from '../record/record-table.ts';
import { stamped } from '../record/stamped.ts';
import { toAnswer } from '../record/to-submission.ts';
import { transit } from '../record/transit.ts';

export type PayOrder = Row<'pay_order'>;
type Action = Parameters<typeof payMachine.transition>[1];
type Actor = Parameters<typeof payMachine.transition>[2];

/** What an order pays for. */
export interface Biz {
  /** Of `PAY_BIZ_TYPE`. */
  readonly type: number;
  readonly id: string;
}

/** An order that may still be paid, or that was. */
const OVER: readonly PayStatus[] = [PAY_STATUS.closed, PAY_STATUS.refunded];

export const payerOf = (caller: BusinessMember) => actorOf(caller, 'payer');

export const isPaid = ({ status }: Pick<PayOrder, 'status'>): boolean => status === PAY_STATUS.paid;

/** The one order for something that is neither closed nor given back; locked behind the lock of what it pays for. */
export const findLiveOrder = (
  transaction: Transaction,
  biz: Biz,
  mode: 'lock' | 'read' = 'lock',
): Promise<PayOrder | undefined> =>
  transaction
    .selectFrom('pay_order')
    .selectAll()
    .where('biz_type', '=', biz.type)
    .where('biz_id', '=', biz.id)
    .where('status', 'not in', [...OVER])
    .$if(mode === 'lock', (query) => query.forUpdate())
    .executeTakeFirst();

/** An order as it is opened. */
export interface Opened {
  readonly biz: Biz;
  readonly businessId: string;
  readonly userId: string;
  readonly subject: string;
  /** fen */
  readonly amount: number;
  readonly channel: number;
  readonly expireTime: Date;
}

/** Opens an order to pay for something, to be closed when its time is over. */
export async function openOrder(
  transaction: Transaction,
  { biz, businessId, userId, subject, amount, channel, expireTime }: Opened,
): Promise<PayOrder> {
  const order = await transaction
    .insertInto('pay_order')
    .values({
      ...{ business_id: businessId, create_user_id: userId, update_user_id: userId },
      ...{ create_time: businessNow, update_time: sql<Date>`${businessNow}` },
      code: await takeRecordNumber(transaction, 'payOrder'),
      ...{ biz_type: biz.type, biz_id: biz.id, subject, amount, channel, voucher_files: '[]' },
      expire_time: expireTime,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await scheduleExpiry(transaction, order.id, { key: order.id, at: expireTime });
  return order;
}

const scheduleExpiry = (
  transaction: Transaction,
  orderId: string,
  { key, at }: { readonly key: string; readonly at: Date },
): Promise<unknown> =>
  scheduleJob(transaction, {
    kind: 'payment.expire',
    key,
    runAt: sql<Date>`${at.toISOString()}::timestamptz`,
    payload: { orderId },
  });

/** Lets an order be paid until later. */
export async function moveOrder(transaction: Transaction, { id }: PayOrder, until: Date): Promise<void> {
  await transaction.updateTable('pay_order').set({ expire_time: until }).where('id', '=', id).execute();
  await scheduleExpiry(transaction, id, { key: `${id}/${until.toISOString()}`, at: until });
}

/** What is done to an order, and by whom. */
export interface Act {
  readonly action: Action;
  readonly actor?: Actor;
  /** Null for the platform. */
  readonly userId?: string | null;
  readonly version?: number;
  readonly reason?: string | undefined;
  readonly columns?: Partial<Record<keyof PayOrder, unknown>>;
}

/** Does an act on an order, of the platform where nobody is named; under the lock of what it pays for. In `withWorker`. */
export async function changeOrder(
  transaction: Transaction,
  order: PayOrder,
  { action, actor = SYSTEM, userId = null, version, reason, columns }: Act,
): Promise<PayOrder | Refusal> {
  const changed = await transit(transaction, 'pay_order', order.id, {
    ...{ machine: payMachine, action, actor, facts: {}, userId, reason, audit: 'call' },
    ...(version !== undefined && { seen: { version, toWire: toAnswer } }),
    columns: async () => stamped(userId, columns),
  });
  if (!(changed instanceof Refusal)) await tellRecordNews(transaction, 'tender', { businessId: order.business_id });
  return changed;
}

/** What a payer reads of an order. */
export const toOrder = (order: PayOrder, caller: BusinessMember) => ({
  ...{ id: order.id, version: order.version, updateTime: timeText(order.update_time), code: order.code },
  // Vouchers are handed in anew by the form.
  allowedActions: payMachine.allowedActions(order.status, payerOf(caller), {}),
  ...{ status: order.status, channel: order.channel, amount: Number(order.amount) },
  ...{ failReason: order.fail_reason, payTime: timeText(order.pay_time) },
});

/** Orders that can still be closed. */
export const CLOSES: readonly PayStatus[] = [PAY_STATUS.open, PAY_STATUS.paying, PAY_STATUS.failed];

/** Closes what may still be paid for something; what a channel charges then all the same goes back at once. */
export async function closeOrder(transaction: Transaction, biz: Biz): Promise<void> {
  const order = await findLiveOrder(transaction, biz);
  if (order !== undefined && CLOSES.includes(order.status)) await changeOrder(transaction, order, { action: 'close' });
}

/** What of a paid order has not gone back, in fen. */
export const leftOf = ({ amount, refunded_amount }: Pick<PayOrder, 'amount' | 'refunded_amount'>): number =>
  Number(amount) - Number(refunded_amount);

/**
 * Has a paid order given back, or a part of what is left of it; one after the other. Nothing goes back of an order for
 * nothing.
 *
 * @param amount fen; all that is left when left out
 */
export async function refundOrder(
  transaction: Transaction,
  order: PayOrder,
  reason: string,
  amount: number = leftOf(order),
): Promise<void> {
  if (amount < 0 || amount > leftOf(order))
    throw new TypeError(`order ${order.id} has less than ${amount} to give back`);
  const changed = await changeOrder(transaction, order, { action: 'refund', reason });
  if (changed instanceof Refusal) throw new TypeError(`order ${order.id} was not paid`);
  if (amount === 0) {
    const task = { kind: 'payment.returned', key: `${order.id}/${changed.version}`, payload: { orderId: order.id } };
    return scheduleJob(transaction, task);
  }
  const attempt = await transaction
    .selectFrom('pay_attempt as a')
    .select('a.id')
    .where('a.order_id', '=', order.id)
    .where('a.status', '=', 1)
    .where('a.id', 'not in', (late) =>
      late
        .selectFrom('refund_order as r')
        .select('r.attempt_id')
        .where('r.attempt_id', 'is not', null)
        .where('r.is_late', '=', true)
        .$castTo<{ attempt_id: string }>(),
    )
    .executeTakeFirst();
  await askRefund(transaction, changed, { attemptId: attempt?.id ?? null, reason, isLate: false, amount });
}

interface AskedRefund {
  /** Null for a transfer. */
  readonly attemptId: string | null;
  readonly reason: string;
  readonly isLate: boolean;
  /** fen; the whole attempt when left out */
  readonly amount?: number;
}

/** Asks for money back that was charged. */
export async function askRefund(
  transaction: Transaction,
  { id, business_id, amount: whole }: PayOrder,
  { attemptId, reason, isLate, amount = Number(whole) }: AskedRefund,
): Promise<void> {
  const refund = await transaction
    .insertInto('refund_order')
    .values({
      ...{ order_id: id, business_id, amount, attempt_id: attemptId, reason, is_late: isLate },
      ...{ code: await takeRecordNumber(transaction, 'refund'), create_time: businessNow },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await scheduleJob(transaction, { kind: 'payment.refund', key: refund.id, payload: { refundId: refund.id } });
}
