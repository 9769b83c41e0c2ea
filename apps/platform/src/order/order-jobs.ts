import { ORDER_STATUS, type OrderStatus } from '@jianzhu/domain/orders';
import { PAY_STATUS } from '@jianzhu/domain/payments';
import { sql } from 'kysely';
import { recordSystemEvent } from '../audit/record-event.ts';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { findLiveOrder } from '../payment/own-order.ts';
import { findRecord } from '../record/find-record.ts';
import { confirmBySystem, expireOrder } from './order-acts.ts';
import { payBizOf, type ServiceOrder } from './own-order.ts';
import { refundBySystem } from './refund-acts.ts';
import { settleOrder } from './settle-order.ts';

/** Of one run; the next one goes on. */
const MOST = 50;

const keep = (transaction: Transaction, { id, code, business_id }: ServiceOrder, act: string) =>
  recordSystemEvent(transaction, act, { kind: 'service_order', id, name: code }, business_id);

/** Ends an order that was not paid in time; one whose voucher is looked at waits for that. */
async function expire(transaction: Transaction, id: string): Promise<void> {
  const order = await findRecord(transaction, 'service_order', id, 'lock');
  if (order instanceof Refusal || order.status !== ORDER_STATUS.unpaid) return;
  if ((await readNow(transaction)).getTime() < order.pay_deadline.getTime()) return;
  const payment = await findLiveOrder(transaction, payBizOf(order));
  if (payment?.status === PAY_STATUS.verifying || payment?.status === PAY_STATUS.paid) return;
  const expired = await expireOrder(transaction, order);
  if (expired) await keep(transaction, expired, 'order.cancel');
}

/** Ends the time of one order to be paid. */
export const expireOrderJob: JobHandler = { run: (transaction, { key }) => expire(transaction, key) };

/** What time alone does to orders: unpaid ones end, deliveries count as accepted, wishes for refunds as agreed to. */
export const sweepOrdersJob: JobHandler = {
  everySeconds: 60,
  async run(transaction) {
    for (const id of await findDue(transaction, ORDER_STATUS.unpaid, 'pay_deadline')) await expire(transaction, id);
    for (const id of await findDue(transaction, ORDER_STATUS.delivered, 'auto_confirm_time')) {
      const order = await findRecord(transaction, 'service_order', id, 'lock');
      if (order instanceof Refusal || order.status !== ORDER_STATUS.delivered) continue;
      const done = await confirmBySystem(transaction, order);
      if (done) await keep(transaction, done, 'order.confirm');
    }
    for (const id of await findDue(transaction, ORDER_STATUS.refunding, 'refund_deadline')) {
      const order = await findRecord(transaction, 'service_order', id, 'lock');
      if (order instanceof Refusal || order.status !== ORDER_STATUS.refunding) continue;
      const refunded = await refundBySystem(transaction, order);
      if (refunded) await keep(transaction, refunded, 'order.refundHandle');
    }
  },
};

async function findDue(
  transaction: Transaction,
  status: OrderStatus,
  time: 'pay_deadline' | 'auto_confirm_time' | 'refund_deadline',
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('service_order')
    .select('id')
    .where('status', '=', status)
    .where(time, '<=', businessNow)
    .orderBy(time)
    .limit(MOST)
    .execute();
  return rows.map(({ id }) => id);
}

/** Gives sellers their money on the day after an order is done (T+1). */
export const settleOrdersJob: JobHandler = {
  everySeconds: 600,
  async run(transaction) {
    const { rows } = await sql<{ id: string }>`
      select id from service_order
      where settle_time is null and pay_amount > 0 and (status = ${ORDER_STATUS.done}
          or status = ${ORDER_STATUS.refunded} and refund_amount < pay_amount)
        and (finish_time at time zone 'Asia/Shanghai')::date < (${businessNow} at time zone 'Asia/Shanghai')::date
      order by finish_time limit ${MOST}`.execute(transaction);
    for (const { id } of rows) {
      const settled = await settleOrder(transaction, id);
      if (settled) await keep(transaction, settled, 'order.settle');
    }
  },
};
