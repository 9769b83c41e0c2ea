import './tables.ts';
import { randomUUID } from 'node:crypto';
import { CODE_CHANNELS, CODE_MINUTES, PAY_CHANNEL } from '@jianzhu/domain/payments';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import type { ChannelName } from '../ports/payment-channel.ts';
import type { Row } from '../record/record-table.ts';
import { changeOrder, type PayOrder, payerOf } from './own-order.ts';

/** What a channel is asked to charge for an order, under a number of its own. */
export type Attempt = Row<'pay_attempt'>;

export const ATTEMPT = { asked: 0, charged: 1, failed: 2 } as const;

/** The channel behind a way to pay; the others are ours. */
const NAMES: Readonly<Record<number, ChannelName>> = {
  [PAY_CHANNEL.online]: 'bank',
  [PAY_CHANNEL.wechat]: 'wechat',
  [PAY_CHANNEL.alipay]: 'alipay',
};

/** Undefined for a way that nobody else is asked for: transfer, balance, nothing due. */
export const channelName = (channel: number): ChannelName | undefined => NAMES[channel];

/** By what an order is paid. */
export interface Way {
  /** Of `PAY_CHANNEL`. */
  readonly channel: number;
  readonly cardId?: string | null;
}

/**
 * Reserves a charge: the order is being paid, and a job asks the channel behind the commit, under a number that no other
 * attempt has. Who reads it in between knows that it may have been charged.
 */
export async function startOrder(
  transaction: Transaction,
  order: PayOrder,
  caller: BusinessMember,
  { channel, cardId = null }: Way = { channel: PAY_CHANNEL.online },
): Promise<PayOrder | Refusal> {
  const changed = await changeOrder(transaction, order, {
    ...{ action: 'start', actor: payerOf(caller), userId: caller.userId },
    columns: { fail_reason: '', channel },
  });
  if (changed instanceof Refusal) return changed;
  const attempt = await addAttempt(transaction, changed, { channel, cardId });
  await scheduleJob(transaction, { kind: 'payment.charge', key: attempt.id, payload: { attemptId: attempt.id } });
  return changed;
}

/** A code ends before its order does, and another one is drawn; a card has as long as its order. */
const endOf = (order: PayOrder, channel: number) =>
  CODE_CHANNELS.includes(channel)
    ? sql<Date>`least(${order.expire_time}::timestamptz, ${businessNow} + make_interval(mins => ${CODE_MINUTES}))`
    : sql<Date>`${order.expire_time}::timestamptz`;

export const addAttempt = (
  transaction: Transaction,
  order: PayOrder,
  { channel, cardId = null }: Way,
): Promise<Attempt> =>
  transaction
    .insertInto('pay_attempt')
    .values({
      ...{ order_id: order.id, business_id: order.business_id, amount: order.amount, channel, card_id: cardId },
      ...{ channel_serial: `${order.code}-${randomUUID().slice(0, 8)}`, create_time: businessNow },
      expire_time: endOf(order, channel),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** The last attempt of an order, which alone may still pay it. */
export const newestAttempt = (transaction: Transaction, orderId: string): Promise<Attempt | undefined> =>
  transaction
    .selectFrom('pay_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether a card is needed by a payment that is under way (domain rules 13.1). */
export async function payingByCard(transaction: Transaction, cardId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('pay_attempt')
    .select('id')
    .where('card_id', '=', cardId)
    .where('status', '=', ATTEMPT.asked)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
