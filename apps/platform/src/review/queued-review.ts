import './tables.ts';
import type { Transaction } from '../db/schema.ts';

/** The review of a record that has been handed in. */
export const findReview = (transaction: Transaction, bizType: string, bizId: string) =>
  transaction
    .selectFrom('review')
    .select('id')
    .where('biz_type', '=', bizType)
    .where('biz_id', '=', bizId)
    .executeTakeFirstOrThrow();

/** A record as it comes into the queue. */
interface Queued {
  readonly bizType: string;
  readonly bizId: string;
  /** 单号; left out where its first submission takes one. */
  readonly code?: string;
  readonly title: string;
  /** Null for what a visitor hands in. */
  readonly businessId: string | null;
}

/** The review of a record, made where it has not been handed in before. */
export async function beginReview(
  transaction: Transaction,
  { bizType, bizId, businessId, ...words }: Queued,
): Promise<{ readonly id: string }> {
  await transaction
    .insertInto('review')
    .values({ biz_type: bizType, biz_id: bizId, business_id: businessId, ...words, submit_user_id: null, version: 0 })
    .onConflict((conflict) => conflict.columns(['biz_type', 'biz_id']).doNothing())
    .execute();
  return findReview(transaction, bizType, bizId);
}
