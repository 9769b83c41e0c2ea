import '../order/tables.ts';
import './tables.ts';
import { ORDER_STATUS, ORDER_TYPE } from '@jianzhu/domain/orders';
import { SELLING_MESSAGES, SHELF_STATUS } from '@jianzhu/domain/shelves';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { findRecord } from '../record/find-record.ts';

/** A text as it is sold now: what an order keeps of it (domain rules 11.3, order type 4). */
interface SellableKnowledge {
  readonly sellerBusinessId: string;
  /** Who published it. */
  readonly sellerUserId: string;
  readonly title: string;
  readonly cover: string;
  /** fen */
  readonly price: number;
}

/**
 * What a text costs, who sells it, and whether it can be bought now. The row is locked against its being taken off until
 * the transaction ends; in `withWorker`.
 */
export async function readSellableKnowledge(
  transaction: Transaction,
  id: string,
): Promise<SellableKnowledge | Refusal> {
  const row = await findRecord(transaction, 'knowledge', id, 'lock');
  if (row instanceof Refusal) return row;
  if (row.standing !== SHELF_STATUS.onShelf) {
    return row.publish_time === null
      ? new Refusal('notFound')
      : refuse('stateConflict', SELLING_MESSAGES.knowledgeGone);
  }
  if (row.is_free) return refuse('stateConflict', SELLING_MESSAGES.notForSale);
  const { business_id: sellerBusinessId, create_user_id: sellerUserId, title, cover, price } = row;
  return { sellerBusinessId, sellerUserId, title, cover, price };
}

/**
 * Why a text stays: somebody has bought it, or may pay for it still. Orders lock the text, as its removal does. In
 * `withWorker`.
 */
export async function refuseSold(transaction: Transaction, { id }: { readonly id: string }): Promise<Refusal | null> {
  const ordered = await transaction
    .selectFrom('service_order')
    .select('id')
    .where('order_type', '=', ORDER_TYPE.knowledge)
    .where('target_id', '=', id)
    .where('status', 'in', [ORDER_STATUS.unpaid, ORDER_STATUS.done])
    .limit(1)
    .executeTakeFirst();
  return ordered === undefined ? null : refuse('stateConflict', SELLING_MESSAGES.sold);
}
