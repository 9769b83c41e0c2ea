import { ACCEPT_WITHIN_DAYS, ORDER_MESSAGES, ORDER_STATUS } from '@jianzhu/domain/orders';
import { sql } from 'kysely';
import { setFiles, takeFiles } from '../attachment/record-files.ts';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { closeOrder } from '../payment/own-order.ts';
import { SYSTEM } from '../record/actor-of.ts';
import type { Seen } from '../record/save-record.ts';
import { toSubmission } from '../record/to-submission.ts';
import { giveUpMembership } from '../vip/begin-membership.ts';
import { continuePayment } from './create-order.ts';
import { giveBack } from './give-back.ts';
import type { DeliverBody, RateBody, ReplyBody } from './order-calls.ts';
import { tellOrder } from './order-news.ts';
import { actOn, changeOrder, findOrder, payBizOf, type ServiceOrder, sideOf } from './own-order.ts';
import { rateService } from './rate-service.ts';

type Reasoned = Seen & { readonly reason: string };

const answer = (order: ServiceOrder | Refusal) => (order instanceof Refusal ? order : toSubmission(order));

/** Goes on to pay an order. In `withWorker`. */
export async function payOrder(
  transaction: Transaction,
  caller: BusinessMember,
  { id }: Seen,
): Promise<{ readonly payOrderId: string } | Refusal> {
  const order = await findOrder(transaction, caller, id, 'lock');
  if (order instanceof Refusal) return order;
  if (sideOf(order, caller.acting.businessId) !== 'buyer') return new Refusal('noPermission');
  if (order.status !== ORDER_STATUS.unpaid) return new Refusal('stateConflict');
  const payOrderId = await continuePayment(transaction, order, caller);
  return payOrderId instanceof Refusal ? payOrderId : { payOrderId };
}

/** The buyer gives an unpaid order up; so does time, for the platform. In `withWorker`, behind the order's lock. */
async function closed(transaction: Transaction, order: ServiceOrder): Promise<void> {
  await closeOrder(transaction, payBizOf(order));
  await giveUpMembership(transaction, order);
  for (const side of ['buyer', 'seller'] as const) {
    await tellOrder(transaction, 'N012', side, order, { reason: order.close_reason });
  }
}

export async function cancelOrder(transaction: Transaction, caller: BusinessMember, seen: Seen) {
  const reason = ORDER_MESSAGES.cancelled;
  const order = await actOn(transaction, caller, seen, {
    ...{ action: 'cancel', columns: () => ({ close_reason: reason }) },
  });
  if (!(order instanceof Refusal)) await closed(transaction, order);
  return answer(order);
}

/** Ends an order whose time to be paid is over; undefined where there is nothing to end. In `withWorker`, for jobs. */
export async function expireOrder(transaction: Transaction, order: ServiceOrder): Promise<ServiceOrder | undefined> {
  const expired = await changeOrder(transaction, order, {
    ...{ action: 'expire', actor: SYSTEM, userId: null },
    columns: { close_reason: ORDER_MESSAGES.expired },
  });
  if (expired instanceof Refusal) return undefined;
  await closed(transaction, expired);
  return expired;
}

export const acceptOrder = async (transaction: Transaction, caller: BusinessMember, seen: Seen) =>
  answer(
    await actOn(transaction, caller, seen, {
      action: 'acceptOrder',
      columns: () => ({ start_time: sql`${businessNow}` }),
    }),
  );

/** The seller does not take it: all of the money goes back. */
export async function refuseOrder(transaction: Transaction, caller: BusinessMember, { reason, ...seen }: Reasoned) {
  const order = await actOn(transaction, caller, seen, {
    ...{ action: 'refuseOrder', reason },
    columns: ({ pay_amount }) => ({
      ...{ close_reason: reason, refund_amount: pay_amount, finish_time: sql`${businessNow}` },
    }),
  });
  if (!(order instanceof Refusal)) await giveBack(transaction, order, Number(order.pay_amount));
  return answer(order);
}

/** Files or a note of what was done; from here on the buyer has seven days. */
export async function deliver(
  transaction: Transaction,
  caller: BusinessMember,
  { id, version, note, attachments }: DeliverBody,
) {
  const keep = await takeFiles(transaction, caller, { type: 'service_order', id }, attachments);
  if (keep instanceof Refusal) return keep;
  const files = keep(attachments);
  if (files.length === 0 && note === '') return refuseField('note', ORDER_MESSAGES.deliverEmpty);
  const order = await actOn(
    transaction,
    caller,
    { id, version },
    {
      action: 'deliver',
      columns: () => ({
        ...{ deliver_note: note, deliverables: JSON.stringify(files), deliver_time: sql`${businessNow}` },
        auto_confirm_time: sql`${businessNow} + make_interval(days => ${ACCEPT_WITHIN_DAYS}::int)`,
      }),
    },
  );
  if (order instanceof Refusal) return order;
  await setFiles(transaction, { type: 'service_order', id: order.id }, [...order.attachments, ...files]);
  await tellOrder(transaction, 'N013', 'buyer', order, {});
  return toSubmission(order);
}

const ACCEPTED = { finish_time: sql`${businessNow}`, auto_confirm_time: null };

export async function confirmOrder(transaction: Transaction, caller: BusinessMember, seen: Seen) {
  const order = await actOn(transaction, caller, seen, { action: 'confirm', columns: () => ACCEPTED });
  if (!(order instanceof Refusal)) await tellOrder(transaction, 'N014', 'seller', order, {});
  return answer(order);
}

/** Accepts what nobody has looked at in time. In `withWorker`, for jobs. */
export async function confirmBySystem(
  transaction: Transaction,
  order: ServiceOrder,
): Promise<ServiceOrder | undefined> {
  const done = await changeOrder(transaction, order, {
    ...{ action: 'confirm', actor: SYSTEM, userId: null, columns: ACCEPTED },
  });
  if (done instanceof Refusal) return undefined;
  await tellOrder(transaction, 'N014', 'seller', done, {});
  return done;
}

export const rejectDeliver = async (transaction: Transaction, caller: BusinessMember, { reason, ...seen }: Reasoned) =>
  answer(
    await actOn(transaction, caller, seen, {
      ...{ action: 'rejectDeliver', reason },
      columns: ({ reject_count }) => ({
        ...{ reject_count: reject_count + 1, reject_reason: reason, auto_confirm_time: null },
      }),
    }),
  );

/** The buyer's word on a done order, which counts for the service. */
export async function rateOrder(
  transaction: Transaction,
  caller: BusinessMember,
  { id, version, ...rating }: RateBody,
) {
  const createTime = timeText(await readNow(transaction));
  const order = await actOn(
    transaction,
    caller,
    { id, version },
    {
      action: 'rate',
      columns: () => ({ rating: JSON.stringify({ ...rating, createTime, reply: '', replyTime: '' }) }),
    },
  );
  if (!(order instanceof Refusal)) await rateService(transaction, order);
  return answer(order);
}

export async function replyRating(transaction: Transaction, caller: BusinessMember, { id, version, reply }: ReplyBody) {
  const replyTime = timeText(await readNow(transaction));
  return answer(
    await actOn(
      transaction,
      caller,
      { id, version },
      { action: 'reply', columns: (order) => ({ rating: JSON.stringify({ ...order.rating, reply, replyTime }) }) },
    ),
  );
}
