import './tables.ts';
import { DAY_MS } from '@jianzhu/domain';
import {
  isVirtualOrder,
  ORDER_TYPE,
  type OrderFacts,
  orderMachine,
  RATE_ORDER_WITHIN_DAYS,
} from '@jianzhu/domain/orders';
import { PAY_BIZ_TYPE } from '@jianzhu/domain/payments';
import { type SqlBool, sql } from 'kysely';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { whereInScope } from '../member/data-scope.ts';
import { actorOf } from '../record/actor-of.ts';
import { findRecord, lockKnown } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import type { Seen } from '../record/save-record.ts';
import { stamped } from '../record/stamped.ts';
import { toSubmission } from '../record/to-submission.ts';
import { transit } from '../record/transit.ts';

export type ServiceOrder = Row<'service_order'>;
type Action = Parameters<typeof orderMachine.transition>[1];
type Actor = Parameters<typeof orderMachine.transition>[2];
export type OrderSide = 'buyer' | 'seller';

/** What a payment for an order of each type is of. */
const PAID_AS: Readonly<Record<number, number>> = {
  [ORDER_TYPE.service]: PAY_BIZ_TYPE.service,
  [ORDER_TYPE.lawPackage]: PAY_BIZ_TYPE.lawPackage,
  [ORDER_TYPE.lesson]: PAY_BIZ_TYPE.lesson,
  [ORDER_TYPE.knowledge]: PAY_BIZ_TYPE.knowledge,
  [ORDER_TYPE.vip]: PAY_BIZ_TYPE.vip,
};

/** What the payment of an order pays for. */
export function payBizOf({ id, order_type }: Pick<ServiceOrder, 'id' | 'order_type'>) {
  const type = PAID_AS[order_type];
  if (type === undefined) throw new TypeError(`orders of type ${order_type} are not paid`);
  return { type, id };
}

/** The side of a business in an order; undefined for a third one. */
export function sideOf(
  { business_id, seller_business_id }: Pick<ServiceOrder, 'business_id' | 'seller_business_id'>,
  businessId: string,
): OrderSide | undefined {
  if (business_id === businessId) return 'buyer';
  return seller_business_id === businessId ? 'seller' : undefined;
}

/** Narrows orders to those of the caller's business that she reaches by her scope: bought by her, or offered by her. */
export const reachesOrder = (caller: BusinessMember) =>
  sql<SqlBool>`(service_order.business_id = ${caller.acting.businessId}
      and ${whereInScope(caller, 'service_order.create_user_id')}
    or service_order.seller_business_id = ${caller.acting.businessId}
      and ${whereInScope(caller, 'service_order.seller_user_id')})`;

/** An order of one of the sides, of her scope; nobody else's is found. In her session or in `withWorker`. */
export async function findOrder(
  transaction: Transaction,
  caller: BusinessMember,
  id: string,
  lock?: 'lock',
): Promise<ServiceOrder | Refusal> {
  const found = await findRecord(transaction, 'service_order', id, lock);
  if (found instanceof Refusal) return found;
  const reached = await transaction
    .selectFrom('service_order')
    .select('id')
    .where('id', '=', found.id)
    .where(reachesOrder(caller))
    .executeTakeFirst();
  return reached === undefined ? new Refusal('notFound') : found;
}

/** What the status table depends on. */
export const factsOf = (order: ServiceOrder, now: Date): OrderFacts => ({
  isVirtual: isVirtualOrder(order.order_type),
  refundRule: order.refund_rule,
  rejectCount: order.reject_count,
  isInTime: now.getTime() < order.pay_deadline.getTime(),
  mayStillRefuse: order.refund_deadline === null || now.getTime() < order.refund_deadline.getTime(),
  mayStillJudge: order.auto_confirm_time === null || now.getTime() < order.auto_confirm_time.getTime(),
  isViewed: order.view_time !== null,
  isSettled: order.settle_time !== null,
  isRefundRefused: order.refuse_reason !== '',
  statusBefore: order.refund_before,
  isRated: order.rating !== null,
  isReplied: order.rating !== null && order.rating.reply !== '',
  mayStillRate:
    order.finish_time !== null && now.getTime() < order.finish_time.getTime() + RATE_ORDER_WITHIN_DAYS * DAY_MS,
});

interface Change {
  readonly action: Action;
  readonly actor: Actor;
  /** Null for the platform. */
  readonly userId: string | null;
  readonly reason?: string | undefined;
  readonly version?: number;
  readonly columns?: Partial<Record<keyof ServiceOrder, unknown>>;
}

/** Does an act on a locked order, and has the open pages of both sides ask anew. In `withWorker`. */
export async function changeOrder(
  transaction: Transaction,
  order: ServiceOrder,
  { action, actor, userId, reason, version, columns }: Change,
): Promise<ServiceOrder | Refusal> {
  const changed = await transit(transaction, 'service_order', order.id, {
    ...{ machine: orderMachine, action, actor, userId, reason, audit: 'call' as const },
    facts: factsOf(order, await readNow(transaction)),
    ...(version !== undefined && { seen: { version, toWire: toSubmission } }),
    columns: async () => stamped(userId, columns),
  });
  if (changed instanceof Refusal) return changed;
  for (const businessId of [order.business_id, order.seller_business_id]) {
    if (businessId !== null) await tellRecordNews(transaction, 'order', { businessId });
  }
  return changed;
}

export const lockKnownOrder = (transaction: Transaction, id: string): Promise<ServiceOrder> =>
  lockKnown(transaction, 'service_order', id);

interface MemberAct extends Omit<Change, 'actor' | 'userId' | 'version' | 'columns'> {
  readonly columns?: (order: ServiceOrder) => Partial<Record<keyof ServiceOrder, unknown>>;
  /** Rules beyond those of the table, of the order under its lock. */
  readonly check?: (order: ServiceOrder) => Promise<Refusal | undefined> | Refusal | undefined;
}

/** Does an act of a member for her side. In `withWorker`. */
export async function actOn(
  transaction: Transaction,
  caller: BusinessMember,
  { id, version }: Seen,
  { check, columns, ...act }: MemberAct,
): Promise<ServiceOrder | Refusal> {
  const order = await findOrder(transaction, caller, id, 'lock');
  if (order instanceof Refusal) return order;
  const side = sideOf(order, caller.acting.businessId);
  if (side === undefined) return new Refusal('notFound');
  const refused = order.version === version ? await check?.(order) : undefined;
  if (refused) return refused;
  return changeOrder(transaction, order, {
    ...{ ...act, actor: actorOf(caller, side), userId: caller.userId, version },
    columns: columns?.(order) ?? {},
  });
}
