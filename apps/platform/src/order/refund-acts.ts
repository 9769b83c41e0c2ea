import '../invoice/tables.ts';
import { checkAnswer } from '@jianzhu/domain/forms';
import { INVOICE_STATUS } from '@jianzhu/domain/invoices';
import {
  ACCEPT_WITHIN_DAYS,
  appealRecord,
  checkRefund,
  ORDER_MESSAGES,
  ORDER_STATUS,
  ORDER_TYPE,
  PIN_ABOVE,
  REFUND_WITHIN_DAYS,
  refuseRefundRecord,
} from '@jianzhu/domain/orders';
import { sql } from 'kysely';
import * as v from 'valibot';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import { usePinTicket } from '../payment/pin-ticket.ts';
import { SYSTEM } from '../record/actor-of.ts';
import type { Seen } from '../record/save-record.ts';
import { toSubmission } from '../record/to-submission.ts';
import { handIn } from '../review/hand-in.ts';
import { appealReview } from './appeal-review.ts';
import { isOpened } from './entitlements.ts';
import { giveBack } from './give-back.ts';
import { ORDER_TEXTS } from './messages.ts';
import type { HandleBody, RefundBody } from './order-calls.ts';
import { shown, tellOrder } from './order-news.ts';
import { actOn, changeOrder, type ServiceOrder } from './own-order.ts';

/** What ends with a refund. */
const REFUNDED = { refund_deadline: null, auto_confirm_time: null, finish_time: sql`${businessNow}` };

/** Whether an invoice of the order is out: nothing takes it back. */
async function isInvoiced(transaction: Transaction, orderId: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('invoice')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', INVOICE_STATUS.issued)
    .executeTakeFirst();
  return found !== undefined;
}

/** The wish of a buyer; what has not begun yet goes back at once where the rule says so, and then all of it. */
export async function applyRefund(
  transaction: Transaction,
  caller: BusinessMember,
  { amount, reason, ...seen }: RefundBody,
) {
  const order = await actOn(transaction, caller, seen, {
    ...{ action: 'refundApply', reason },
    async check(found) {
      const wrong = checkRefund(amount, Number(found.pay_amount));
      if (wrong !== null) return refuseField('amount', wrong);
      if (found.status !== ORDER_STATUS.done) return undefined;
      if (await isInvoiced(transaction, found.id)) return refuse('stateConflict', ORDER_MESSAGES.invoiced);
      if (!(await isOpened(transaction, found))) return undefined;
      return refuse(
        'stateConflict',
        found.order_type === ORDER_TYPE.lesson ? ORDER_MESSAGES.viewed : ORDER_MESSAGES.read,
      );
    },
    columns: (found) => ({
      ...{ refund_before: found.status, refund_amount: amount, refund_reason: reason, refuse_reason: '' },
      refund_time: sql`${businessNow}`,
      refund_deadline: sql`${businessNow} + make_interval(days => ${REFUND_WITHIN_DAYS}::int)`,
    }),
  });
  if (order instanceof Refusal) return order;
  if (order.status === ORDER_STATUS.refunding) {
    await tellOrder(transaction, 'N017', 'seller', order, {});
    return toSubmission(order);
  }
  const { id, pay_amount } = order;
  await transaction
    .updateTable('service_order')
    .set({ refund_amount: pay_amount, refund_deadline: null, finish_time: sql<Date>`${businessNow}` })
    .where('id', '=', id)
    .execute();
  await giveBack(transaction, order, Number(pay_amount));
  return toSubmission(order);
}

/** The seller's word; above 10,000 yuan with the payment PIN (domain rules 13.2). */
export async function handleRefund(
  transaction: Transaction,
  caller: BusinessMember,
  { agree, reason, pinTicket, ...seen }: HandleBody,
) {
  const wrong = checkAnswer(refuseRefundRecord, { agree, reason });
  if (wrong !== null) return refuseField('reason', wrong);
  if (agree === 1) {
    const order = await actOn(transaction, caller, seen, {
      action: 'refundAgree',
      check: async ({ id, refund_amount }) => {
        const amount = Number(refund_amount ?? 0);
        if (amount <= PIN_ABOVE) return undefined;
        return usePinTicket(transaction, caller, pinTicket ?? '', { purpose: 'approveRefund', bizId: id, amount });
      },
      columns: () => REFUNDED,
    });
    if (!(order instanceof Refusal)) await giveBack(transaction, order, Number(order.refund_amount));
    return order instanceof Refusal ? order : toSubmission(order);
  }
  const order = await actOn(transaction, caller, seen, {
    ...{ action: 'refundRefuse', reason },
    columns: (found) => ({
      ...{ refuse_reason: reason, refund_deadline: null },
      // The buyer has as long as before to accept what was delivered.
      ...(found.refund_before === ORDER_STATUS.delivered && {
        auto_confirm_time: sql`coalesce(auto_confirm_time, deliver_time + make_interval(days => ${ACCEPT_WITHIN_DAYS}::int))
          + (${businessNow} - refund_time)`,
      }),
    }),
  });
  if (order instanceof Refusal) return order;
  const x = shown(order.refund_amount ?? 0);
  await tellOrder(transaction, 'N015', 'buyer', order, { result: ORDER_TEXTS.refused, x });
  return toSubmission(order);
}

/** Takes a wish as agreed to that nobody has answered in time. In `withWorker`, for jobs. */
export async function refundBySystem(transaction: Transaction, order: ServiceOrder): Promise<ServiceOrder | undefined> {
  const refunded = await changeOrder(transaction, order, {
    ...{ action: 'refundAgree', actor: SYSTEM, userId: null, reason: ORDER_MESSAGES.lapsed, columns: REFUNDED },
  });
  if (refunded instanceof Refusal) return undefined;
  await giveBack(transaction, refunded, Number(refunded.refund_amount));
  return refunded;
}

/** Brings an order before the platform, which decides for one of the sides. */
export async function appealOrder(
  transaction: Transaction,
  caller: BusinessMember,
  { reason, ...seen }: Seen & { readonly reason: string },
) {
  const read = v.safeParse(appealRecord, { reason });
  if (!read.success) return refuseField('reason', read.issues[0].message);
  const order = await actOn(transaction, caller, seen, {
    ...{ action: 'appeal', reason },
    columns: (found) => ({
      ...{ refund_before: found.status, refund_reason: reason, auto_confirm_time: null },
      ...{ refund_amount: found.refund_amount ?? found.pay_amount, refund_time: sql`${businessNow}` },
    }),
  });
  if (order instanceof Refusal) return order;
  await handIn(transaction, appealReview, {
    ...{ bizType: 'order_appeal', bizId: order.id, code: order.code, title: order.snapshot.title },
    ...{ businessId: order.business_id, userId: caller.userId },
  });
  return toSubmission(order);
}
