import { OPENS_NOTHING } from '../notice/write-notice.ts';
import './tables.ts';
import { PAY_CHANNEL, PAY_STATUS, PAYMENT_MESSAGES } from '@jianzhu/domain/payments';
import { sql } from 'kysely';
import * as v from 'valibot';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import type { PaymentChannel } from '../ports/payment-channel.ts';
import { findRecord } from '../record/find-record.ts';
import { bookOrder, escrowOf } from './books.ts';
import { CLOSES, changeOrder, moveOrder, type PayOrder } from './own-order.ts';
import { payableOf } from './payables.ts';
import { lockOrder } from './take-answer.ts';

const chargeJob = v.object({ attemptId: v.string() });
const refundJob = v.object({ refundId: v.string() });
const expireJob = v.object({ orderId: v.string() });
const DONE = 1;
/** Of one run; the next one goes on. */
const MOST = 50;

/** Has the channel charge an attempt. */
export const chargeJobHandler = (channel: PaymentChannel): JobHandler => ({
  async run(transaction, { payload }) {
    const { attemptId } = v.parse(chargeJob, payload);
    const attempt = await findRecord(transaction, 'pay_attempt', attemptId);
    if (attempt instanceof Refusal) return;
    const order = await findRecord(transaction, 'pay_order', attempt.order_id);
    if (order instanceof Refusal || order.status !== PAY_STATUS.paying) return;
    await channel.charge({ serial: attempt.channel_serial, amount: Number(order.amount), subject: order.subject });
  },
});

/** Has the channel give money back, and writes it into the books, once. */
export const refundJobHandler = (channel: PaymentChannel): JobHandler => ({
  async run(transaction, { payload }) {
    const { refundId } = v.parse(refundJob, payload);
    const found = await findRecord(transaction, 'refund_order', refundId);
    if (found instanceof Refusal) return;
    const order = await lockOrder(transaction, found.order_id);
    const refund = await findRecord(transaction, 'refund_order', refundId, 'lock');
    if (order instanceof Refusal || refund instanceof Refusal || refund.status === DONE) return;
    const attempt = refund.attempt_id && (await findRecord(transaction, 'pay_attempt', refund.attempt_id));
    const serial = attempt && !(attempt instanceof Refusal) ? attempt.channel_serial : null;
    await channel.refund({ code: refund.code, serial, amount: Number(refund.amount) });
    await transaction
      .updateTable('refund_order')
      .set({ status: DONE, done_time: sql<Date>`${businessNow}` })
      .where('id', '=', refund.id)
      .execute();
    const isTransfer = refund.attempt_id === null && order.channel === PAY_CHANNEL.transfer;
    await bookOrder(transaction, order, {
      ...{ from: escrowOf(order), to: { kind: isTransfer ? 'transfer' : 'online' } },
      ...{ reason: 'refund', cause: `refund/${refund.id}` },
    });
    if (refund.is_late) return tellLate(transaction, order);
    const columns = { refunded_amount: Number(order.amount) };
    const refunded = await changeOrder(transaction, order, { action: 'refunded', columns });
    if (refunded instanceof Refusal) throw new TypeError(`order ${order.id} is not being refunded`);
    await payableOf(order.biz_type).refunded(transaction, refunded);
  },
});

/** Tells a payer that what came too late has gone back (N016). */
async function tellLate(transaction: Transaction, order: PayOrder): Promise<void> {
  await tellHolders(
    transaction,
    { businessIds: [order.business_id], permission: 'bid_pay' },
    {
      ...{ noticeType: 0, title: PAYMENT_MESSAGES.lateTitle, content: PAYMENT_MESSAGES.late(order.code) },
      switchType: OPENS_NOTHING,
    },
  );
}

/** Closes one order whose time to be paid is over, unless its tender has moved that: its number stays then. */
export const expireJobHandler: JobHandler = {
  async run(transaction, { payload }) {
    const { orderId } = v.parse(expireJob, payload);
    const order = await lockOrder(transaction, orderId);
    if (order instanceof Refusal || !CLOSES.includes(order.status)) return;
    const now = await readNow(transaction);
    if (order.expire_time.getTime() > now.getTime()) return;
    const until = await payableOf(order.biz_type).deadline(transaction, order.biz_id);
    if (until.getTime() > now.getTime()) await moveOrder(transaction, order, until);
    else await changeOrder(transaction, order, { action: 'close' });
  },
};

/** In case a job was lost or set aside: closes what is due. */
export const sweepOrdersJob: JobHandler = {
  everySeconds: 60,
  async run(transaction) {
    const { rows } = await sql<{ id: string; key: string }>`
      select id, key from (
        select id, expire_time, id || '/late/' || to_char(${businessNow} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as key
        from pay_order where status = any(${CLOSES}::int[]) and expire_time < ${businessNow} - interval '10 seconds'
      ) as late
      where not exists (select from job j where j.kind = 'payment.expire' and j.key = late.key)
      order by expire_time, id limit ${MOST}`.execute(transaction);
    for (const { id, key } of rows) {
      await scheduleJob(transaction, { kind: 'payment.expire', key, payload: { orderId: id } });
    }
  },
};
