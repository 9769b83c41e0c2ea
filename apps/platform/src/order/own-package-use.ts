import './tables.ts';
import { type PackageUseFacts, packageUseMachine } from '@jianzhu/domain/orders';
import { sql } from 'kysely';
import { businessNow, readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import type { Row } from '../record/record-table.ts';
import { stamped } from '../record/stamped.ts';
import { toAnswer } from '../record/to-submission.ts';
import { transit } from '../record/transit.ts';
import { ORDER_PAGES } from './messages.ts';
import type { OrderSide, ServiceOrder } from './own-order.ts';

export type PackageUse = Row<'package_use'>;
type Action = Parameters<typeof packageUseMachine.transition>[1];
type Actor = Parameters<typeof packageUseMachine.transition>[2];

/** What the status table depends on. */
export const useFacts = (
  { status }: Pick<ServiceOrder, 'status'>,
  { confirm_deadline }: Pick<PackageUse, 'confirm_deadline'>,
  now: Date,
): PackageUseFacts => ({ orderStatus: status, isInTime: now.getTime() < confirm_deadline.getTime() });

/** Uses of an order, the first one first. */
export const usesOf = (transaction: Transaction, orderId: string) =>
  transaction.selectFrom('package_use').selectAll('package_use').where('order_id', '=', orderId).orderBy('id');

/** The name of the item that a use is of, as it was bought. */
export const itemName = ({ snapshot }: Pick<ServiceOrder, 'snapshot'>, itemNo: number): string =>
  snapshot.items[itemNo]?.name ?? '';

interface Change {
  readonly action: Action;
  readonly actor: Actor;
  /** Null for the platform. */
  readonly userId: string | null;
  readonly version?: number;
  readonly reason?: string;
}

/** Answers a use of a locked order, and has the open pages of both sides ask anew. In `withWorker`. */
export async function changeUse(
  transaction: Transaction,
  order: ServiceOrder,
  use: PackageUse,
  { action, actor, userId, version, reason }: Change,
): Promise<PackageUse | Refusal> {
  const changed = await transit(transaction, 'package_use', use.id, {
    ...{ machine: packageUseMachine, action, actor, userId, reason, audit: 'call' as const },
    facts: useFacts(order, use, await readNow(transaction)),
    ...(version !== undefined && { seen: { version, toWire: toAnswer } }),
    columns: async () =>
      stamped(userId, {
        ...{ answer_time: sql`${businessNow}`, answer_user_id: userId },
        ...(action === 'refuse' && { refuse_reason: reason }),
      }),
  });
  if (!(changed instanceof Refusal)) await tellSides(transaction, order);
  return changed;
}

/** Has the open pages of both sides ask anew. */
export async function tellSides(transaction: Transaction, order: ServiceOrder): Promise<void> {
  for (const businessId of [order.business_id, order.seller_business_id]) {
    if (businessId !== null) await tellRecordNews(transaction, 'order', { businessId });
  }
}

/** Sends a notice of a use to a side of its order. In `withWorker`. */
export async function tellOfUse(
  transaction: Transaction,
  order: ServiceOrder,
  side: OrderSide,
  news: { readonly title: string; readonly content: string },
): Promise<void> {
  const businessId = side === 'buyer' ? order.business_id : order.seller_business_id;
  if (businessId === null) return;
  await tellHolders(
    transaction,
    { businessIds: [businessId], permission: 'order_view' },
    { noticeType: 0, ...news, optId: order.id, jumpUrl: side === 'buyer' ? ORDER_PAGES.law : ORDER_PAGES.seller },
  );
}
