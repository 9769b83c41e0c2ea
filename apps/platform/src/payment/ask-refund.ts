import './tables.ts';
import { PAY_CHANNEL, PAYMENT_MESSAGES } from '@jianzhu/domain/payments';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { OPENS_NOTHING } from '../notice/write-notice.ts';
import type { RefundState } from '../ports/payment-channel.ts';
import type { PaymentChannels } from '../ports/payment-channels.ts';
import { findRecord, lockKnown } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import { ASKING_SECONDS, type AskServices } from './ask-channel.ts';
import { type Attempt, channelName } from './attempt.ts';
import { bookOrder, escrowOf, sourceOf } from './books.ts';
import { changeOrder, leftOf, type PayOrder } from './own-order.ts';
import { payableOf } from './payables.ts';
import { lockOrder } from './take-answer.ts';

type RefundOrder = Row<'refund_order'>;

export const REFUND = { going: 0, done: 1, failed: 2 } as const;
/** How often a channel may say no (domain rules 32.8); then an operator gives the money back. */
const MOST_REFUSALS = 3;
/** Until a channel is asked again for what is on its way, or what it has refused. */
const AGAIN_SECONDS = 60;

interface Reserved {
  readonly refund: RefundOrder;
  /** Null for a transfer. */
  readonly attempt: Attempt | null;
}

/**
 * Has money go back, once: what was asked for before is asked after first. Reserve, ask, settle, as charges are.
 *
 * @throws where there is no answer, to be asked again
 */
export async function askRefundOf(services: AskServices, refundId: string): Promise<void> {
  const reserved = await reserve(services.database, refundId);
  if (reserved === undefined) return;
  try {
    const state = await askFor(services.payments, reserved);
    await services.database.withWorker((transaction) => settleRefund(transaction, refundId, state));
  } finally {
    await services.database.withWorker((transaction) =>
      transaction.updateTable('refund_order').set({ asking_until: null }).where('id', '=', refundId).execute(),
    );
  }
}

const reserve = (database: Database, refundId: string): Promise<Reserved | undefined> =>
  database.withWorker(async (transaction) => {
    const refund = await lockKnown(transaction, 'refund_order', refundId);
    if (refund.status !== REFUND.going) return undefined;
    const [now] = (
      await sql<{ isAsked: boolean }>`
      select ${refund.asking_until}::timestamptz > clock_timestamp() as "isAsked"`.execute(transaction)
    ).rows;
    if (now?.isAsked === true) throw new Error(`refund ${refundId} is being asked for`);
    const inSeconds = sql<Date>`clock_timestamp() + make_interval(secs => ${ASKING_SECONDS})`;
    await transaction
      .updateTable('refund_order')
      .set({ asked: sql<number>`asked + 1`, asking_until: inSeconds, query_time: inSeconds })
      .where('id', '=', refundId)
      .execute();
    const attempt = refund.attempt_id === null ? null : await findRecord(transaction, 'pay_attempt', refund.attempt_id);
    return { refund, attempt: attempt instanceof Refusal ? null : attempt };
  });

async function askFor(payments: PaymentChannels, { refund, attempt }: Reserved): Promise<RefundState> {
  if (attempt?.channel === PAY_CHANNEL.balance) return { kind: 'done' };
  if (attempt === null) {
    // Nothing is transferred in a demonstration.
    if (payments.isSandbox) return { kind: 'done' };
    throw new Error('a transfer goes back by hand');
  }
  const name = channelName(attempt.channel);
  const channel = name && payments.find(name);
  if (channel === undefined) throw new Error(`no channel for refunds by ${name}`);
  const asked = {
    ...{ code: refund.code, serial: attempt.channel_serial, amount: Number(refund.amount) },
    ...{ charged: Number(attempt.amount), reason: refund.reason },
  };
  const known: RefundState = refund.asked === 0 ? { kind: 'unknown' } : await channel.queryRefund(asked);
  // What it has refused it is asked for again, as it may have the money by now.
  return known.kind === 'unknown' || known.kind === 'refused' ? channel.refund(asked) : known;
}

/** Keeps what a channel has said of a refund, as often as it says it. In `withWorker`. */
export async function settleRefund(transaction: Transaction, refundId: string, state: RefundState): Promise<void> {
  const found = await findRecord(transaction, 'refund_order', refundId);
  if (found instanceof Refusal) return;
  const order = await lockOrder(transaction, found.order_id);
  const refund = await findRecord(transaction, 'refund_order', refundId, 'lock');
  if (order instanceof Refusal || refund instanceof Refusal || refund.status === REFUND.done) return;
  if (state.kind === 'done') return finishRefund(transaction, order, refund);
  if (refund.status === REFUND.failed) return;
  const refusals = refund.refusals + (state.kind === 'refused' ? 1 : 0);
  const isFinal = refusals >= MOST_REFUSALS;
  await transaction
    .updateTable('refund_order')
    .set({
      ...{ refusals, status: isFinal ? REFUND.failed : REFUND.going },
      fail_reason: state.kind === 'refused' ? state.reason : refund.fail_reason,
      query_time: isFinal ? null : sql<Date>`clock_timestamp() + make_interval(secs => ${AGAIN_SECONDS})`,
    })
    .where('id', '=', refund.id)
    .execute();
  if (!isFinal || refund.is_late) return;
  const action = Number(order.refunded_amount) === 0 ? 'refundFailed' : 'refundFailedPart';
  const failed = await changeOrder(transaction, order, { action, reason: refund.fail_reason });
  if (failed instanceof Refusal) throw new TypeError(`order ${order.id} is not being refunded`);
}

async function finishRefund(transaction: Transaction, order: PayOrder, refund: RefundOrder): Promise<void> {
  await transaction
    .updateTable('refund_order')
    .set({ status: REFUND.done, done_time: sql<Date>`${businessNow}`, query_time: null, fail_reason: '' })
    .where('id', '=', refund.id)
    .execute();
  const attempt = refund.attempt_id && (await findRecord(transaction, 'pay_attempt', refund.attempt_id));
  const channel = attempt && !(attempt instanceof Refusal) ? attempt.channel : order.channel;
  const amount = Number(refund.amount);
  const move = { from: escrowOf(order), to: sourceOf(order, channel), reason: 'refund' as const };
  await bookOrder(transaction, order, { ...move, cause: `refund/${refund.id}` }, amount);
  if (refund.is_late) return tellLate(transaction, order);
  // An operator has had the channel give back what it had refused: the order stands as paid meanwhile.
  if (refund.status === REFUND.failed)
    await changeOrder(transaction, order, { action: 'refund', reason: refund.reason });
  const isAll = amount === leftOf(order);
  const refunded = await changeOrder(transaction, order, {
    action: isAll ? 'refunded' : 'refundedPart',
    columns: { refunded_amount: Number(order.refunded_amount) + amount },
  });
  if (refunded instanceof Refusal) throw new TypeError(`order ${order.id} is not being refunded`);
  await payableOf(order.biz_type).refunded(transaction, refunded);
}

/** Tells a payer that what came too late has gone back (N016). */
async function tellLate(transaction: Transaction, order: PayOrder): Promise<void> {
  const permission = payableOf(order.biz_type).permission ?? 'pay_do';
  await tellHolders(
    transaction,
    { businessIds: [order.business_id], permission },
    {
      ...{ noticeType: 0, title: PAYMENT_MESSAGES.lateTitle, content: PAYMENT_MESSAGES.late(order.code) },
      switchType: OPENS_NOTHING,
    },
  );
}
