import './tables.ts';
import { PAY_STATUS } from '@jianzhu/domain/payments';
import { sql } from 'kysely';
import * as v from 'valibot';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { type AskServices, askAttempt } from './ask-channel.ts';
import { askRefundOf, REFUND } from './ask-refund.ts';
import { ATTEMPT } from './attempt.ts';
import { endOrder } from './end-order.ts';
import { CLOSES, changeOrder, moveOrder } from './own-order.ts';
import { payableOf } from './payables.ts';
import { lockOrder } from './take-answer.ts';

const chargeJob = v.object({ attemptId: v.string() });
const refundJob = v.object({ refundId: v.string() });
const orderJob = v.object({ orderId: v.string() });
/** Of one run; the next one goes on. */
const MOST = 50;
/** How often it is looked for what waits for a channel's word. */
const LOOK_SECONDS = 5;

/** Nothing is left to be done once somebody outside has been asked. */
const asking = (ask: NonNullable<JobHandler['ask']>): JobHandler => ({ ask, run: async () => undefined });

/** Has the channel charge an attempt. */
export const chargeJobHandler = (services: AskServices): JobHandler =>
  asking(({ payload }) => askAttempt(services, v.parse(chargeJob, payload).attemptId));

/** Has the channel give money back, once. */
export const refundJobHandler = (services: AskServices): JobHandler =>
  asking(({ payload }) => askRefundOf(services, v.parse(refundJob, payload).refundId));

/** Asks channels after all that they have not said the last word of: callbacks are lost, and processes die. */
export const queryJobHandler = (services: AskServices): JobHandler => ({
  ...asking(() => queryWaiting(services)),
  everySeconds: LOOK_SECONDS,
});

/** @throws the last of what went wrong, when everything else has been asked for */
export async function queryWaiting(services: AskServices): Promise<void> {
  const waiting = await readWaiting(services.database);
  const asked = [
    ...waiting.attempts.map((id) => () => askAttempt(services, id)),
    ...waiting.refunds.map((id) => () => askRefundOf(services, id)),
  ];
  let failure: unknown;
  for (const ask of asked) {
    await ask().catch((error: unknown) => {
      failure = error;
    });
  }
  if (failure !== undefined) throw failure;
}

/** What is due, and what nobody has to wait for any more: its time is over, or its order. */
const readWaiting = (database: Database) =>
  database.withWorker(async (transaction) => {
    const attempts = await sql<{ id: string }>`
      select a.id from pay_attempt a join pay_order o on o.id = a.order_id
      where a.status = ${ATTEMPT.asked} and a.channel <> 6 and a.query_time is not null
        and (a.asking_until is null or a.asking_until < clock_timestamp())
        and (a.query_time <= clock_timestamp()
          or (a.code <> '' and (a.expire_time <= ${businessNow} or o.status = ${PAY_STATUS.closed})))
      order by a.query_time limit ${MOST}`.execute(transaction);
    const refunds = await sql<{ id: string }>`
      select id from refund_order
      where status = ${REFUND.going} and query_time <= clock_timestamp()
        and (asking_until is null or asking_until < clock_timestamp())
      order by query_time limit ${MOST}`.execute(transaction);
    const idsOf = ({ rows }: { readonly rows: readonly { readonly id: string }[] }) => rows.map(({ id }) => id);
    return { attempts: idsOf(attempts), refunds: idsOf(refunds) };
  });

/** Ends an order for nothing that was given back: there is nobody to be asked. */
export const returnedJobHandler: JobHandler = {
  async run(transaction, { payload }) {
    const order = await lockOrder(transaction, v.parse(orderJob, payload).orderId);
    if (order instanceof Refusal) return;
    const refunded = await changeOrder(transaction, order, { action: 'refunded' });
    if (!(refunded instanceof Refusal)) await payableOf(order.biz_type).refunded(transaction, refunded);
  },
};

/** Closes one order whose time to be paid is over, unless its tender has moved that: its number stays then. */
export const expireJobHandler: JobHandler = {
  async run(transaction, { payload }) {
    const { orderId } = v.parse(orderJob, payload);
    const order = await lockOrder(transaction, orderId);
    if (order instanceof Refusal || !CLOSES.includes(order.status)) return;
    const now = await readNow(transaction);
    if (order.expire_time.getTime() > now.getTime()) return;
    const until = await payableOf(order.biz_type).deadline(transaction, order.biz_id);
    if (until.getTime() > now.getTime()) await moveOrder(transaction, order, until);
    else await endOrder(transaction, order);
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
