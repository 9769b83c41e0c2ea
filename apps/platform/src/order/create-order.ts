import '../certification/tables.ts';
import {
  CERTIFIED_ABOVE,
  isVirtualOrder,
  ORDER_MESSAGES,
  ORDER_STATUS,
  ORDER_TYPE,
  type OrderPrice,
  orderPrice,
  orderRecord,
  PAY_WITHIN_MINUTES,
} from '@jianzhu/domain/orders';
import { PAY_CHANNEL } from '@jianzhu/domain/payments';
import type { NumberedRecord } from '@jianzhu/domain/records';
import { sql } from 'kysely';
import * as v from 'valibot';
import { setFiles, takeFiles } from '../attachment/record-files.ts';
import { numberInForce } from '../certification/citizen-number.ts';
import { businessNow, readNow } from '../db/business-clock.ts';
import { lockText } from '../db/lock-text.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { readStanding } from '../member/standing.ts';
import { findLiveOrder, openOrder } from '../payment/own-order.ts';
import { refuseIssues } from '../record/refuse-violations.ts';
import { isOwned, isOwnedOnce } from './entitlements.ts';
import type { CreateBody } from './order-calls.ts';
import { readTarget, type Target } from './order-target.ts';
import { payBizOf, type ServiceOrder } from './own-order.ts';
import { paidOrder } from './paid-order.ts';

/** An order to be written; whoever calls has checked that it may be bought. */
interface Ordered {
  readonly orderType: number;
  readonly numberedAs: NumberedRecord;
  readonly target: Target;
  readonly quantity: number;
  readonly cost: OrderPrice;
  readonly columns?: Partial<Record<'contact_name' | 'contact_phone' | 'demand_text' | 'attachments', string>>;
}

/** Writes an order with the time to pay it. In `withWorker`. */
export async function addOrder(
  transaction: Transaction,
  { userId, acting }: BusinessMember,
  { orderType, numberedAs, target, quantity, cost, columns }: Ordered,
): Promise<ServiceOrder> {
  const order = await transaction
    .insertInto('service_order')
    .values({
      ...{ business_id: acting.businessId, create_user_id: userId, update_user_id: userId },
      ...{ create_time: businessNow, update_time: sql<Date>`${businessNow}` },
      code: await takeRecordNumber(transaction, numberedAs),
      ...{ order_type: orderType, target_id: target.id, snapshot: JSON.stringify(target.snapshot) },
      ...{ seller_business_id: target.sellerBusinessId, seller_user_id: target.sellerUserId },
      ...{ refund_rule: target.refundRule, quantity, price: target.price },
      ...{ amount: cost.amount, discount_amount: cost.discountAmount, pay_amount: cost.payAmount },
      pay_deadline: sql<Date>`${businessNow} + make_interval(mins => ${PAY_WITHIN_MINUTES}::int)`,
      ...{ attachments: '[]', deliverables: '[]', ...columns },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await scheduleJob(transaction, {
    ...{ kind: 'order.expire', key: order.id, payload: {} },
    runAt: sql<Date>`${order.pay_deadline.toISOString()}::timestamptz`,
  });
  return order;
}

/** Opens the payment of an order that costs something. In `withWorker`, behind the order's lock. @returns its id */
export async function openPayment(
  transaction: Transaction,
  order: ServiceOrder,
  { userId }: Pick<BusinessMember, 'userId'>,
): Promise<string> {
  const { id } = await openOrder(transaction, {
    ...{ biz: payBizOf(order), businessId: order.business_id, userId, channel: PAY_CHANNEL.online },
    ...{ subject: order.snapshot.title, amount: Number(order.pay_amount), expireTime: order.pay_deadline },
  });
  return id;
}

/** The payment of an unpaid order: the one that is open, or a new one where that was closed. Behind the order's lock. */
export async function continuePayment(
  transaction: Transaction,
  order: ServiceOrder,
  caller: Pick<BusinessMember, 'userId'>,
): Promise<string | Refusal> {
  if ((await readNow(transaction)).getTime() >= order.pay_deadline.getTime()) {
    return refuse('deadlinePassed', ORDER_MESSAGES.payOver);
  }
  const live = await findLiveOrder(transaction, payBizOf(order));
  return live?.id ?? (await openPayment(transaction, order, caller));
}

/** Why a business cannot buy something; undefined where it can. In `withWorker`. */
export async function refuseBuying(
  transaction: Transaction,
  { userId, acting: { businessId } }: BusinessMember,
  orderType: number,
  target: Target,
  payAmount: number,
): Promise<Refusal | undefined> {
  if (target.sellerBusinessId === businessId) {
    const isText = orderType === ORDER_TYPE.knowledge;
    return refuse('stateConflict', isText ? ORDER_MESSAGES.ownKnowledge : ORDER_MESSAGES.ownService);
  }
  if (await isOwned(transaction, userId, orderType, target.id)) return refuse('stateConflict', ORDER_MESSAGES.owned);
  if (payAmount <= CERTIFIED_ABOVE) return undefined;
  const { isCertified } = await readStanding(transaction, businessId);
  if (isCertified || (await numberInForce(transaction, userId)) !== undefined) return undefined;
  return new Refusal('certificationNeeded', { msg: ORDER_MESSAGES.personalLimit });
}

/**
 * What a person has ordered of what is owned once and not paid yet: whoever asks for it again goes on to pay it, and a
 * page that is loaded anew makes no second order. Undefined where there is none. In `withWorker`, one person at a time.
 */
async function resumeOrder(
  transaction: Transaction,
  caller: BusinessMember,
  orderType: number,
  targetId: string,
): Promise<{ readonly orderId: string; readonly payOrderId: string } | Refusal | undefined> {
  if (!isOwnedOnce(orderType)) return undefined;
  const order = await transaction
    .selectFrom('service_order')
    .selectAll()
    .where('create_user_id', '=', caller.userId)
    .where('order_type', '=', orderType)
    .where('target_id', '=', targetId)
    .where('status', '=', ORDER_STATUS.unpaid)
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) return undefined;
  // It was ordered for another of her companies: there it is paid, or given up.
  if (order.business_id !== caller.acting.businessId) return refuse('stateConflict', ORDER_MESSAGES.orderedElsewhere);
  const payOrderId = await continuePayment(transaction, order, caller);
  return payOrderId instanceof Refusal ? payOrderId : { orderId: order.id, payOrderId };
}

/** Reads what somebody says of an order that is served; what is virtual asks for nothing. */
function readFields(body: CreateBody): v.InferOutput<typeof orderRecord> | Refusal {
  if (isVirtualOrder(body.orderType)) return { quantity: 1, contactName: '', contactPhone: '', demandText: '' };
  const asked = body.orderType === ORDER_TYPE.lawPackage ? { ...body, quantity: 1 } : body;
  const read = v.safeParse(orderRecord, asked);
  return read.success ? read.output : refuseIssues(read.issues);
}

/** Orders something at the price of the server; what costs nothing is paid with it. In `withWorker`. */
export async function createOrder(
  transaction: Transaction,
  caller: BusinessMember,
  body: CreateBody,
): Promise<{ readonly orderId: string; readonly payOrderId: string | null } | Refusal> {
  const target = await readTarget(transaction, body);
  if (target instanceof Refusal) return target;
  const fields = readFields(body);
  if (fields instanceof Refusal) return fields;
  // Two orders of one thing by one person are one after the other.
  await lockText(transaction, `order ${caller.userId} ${body.orderType} ${target.id}`);
  const begun = await resumeOrder(transaction, caller, body.orderType, target.id);
  if (begun !== undefined) return begun;
  const { level } = await readStanding(transaction, caller.acting.businessId);
  const cost = orderPrice(target.price, fields.quantity, level);
  const refused = await refuseBuying(transaction, caller, body.orderType, target, cost.payAmount);
  if (refused) return refused;
  const keep = await takeFiles(transaction, caller, { type: 'service_order', id: null }, body.attachments ?? []);
  if (keep instanceof Refusal) return keep;
  const files = keep(body.attachments ?? []);
  const order = await addOrder(transaction, caller, {
    ...{ orderType: body.orderType, numberedAs: 'serviceOrder', target, quantity: fields.quantity, cost },
    columns: {
      ...{ contact_name: fields.contactName, contact_phone: fields.contactPhone, demand_text: fields.demandText },
      attachments: JSON.stringify(files),
    },
  });
  await setFiles(transaction, { type: 'service_order', id: order.id }, files);
  if (cost.payAmount > 0) return { orderId: order.id, payOrderId: await openPayment(transaction, order, caller) };
  await paidOrder(transaction, order, await readNow(transaction));
  return { orderId: order.id, payOrderId: null };
}
