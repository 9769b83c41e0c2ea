import '../review/tables.ts';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { transit } from '../record/transit.ts';
import { scheduleReview } from '../review/automatic-reviews.ts';
import { needReview } from './need-review.ts';

const BIZ_TYPE = 'need';
/** A review follows what its need has been let do. */
const owner = { is: ['owner'], permissionKeys: ['need_add'] } as const;

interface HandedIn {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly businessId: string | null;
  readonly userId: string | null;
}

/** Puts a new need into the queue of reviews, in the transaction that adds it. */
export async function handInNeed(transaction: Transaction, need: HandedIn): Promise<Refusal | null> {
  const { id: reviewId } = await transaction
    .insertInto('review')
    .values({
      biz_type: BIZ_TYPE,
      biz_id: need.id,
      business_id: need.businessId,
      code: need.code,
      title: need.title,
      submit_user_id: need.userId,
      version: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const changed = await changeReview(transaction, reviewId, 'submit', need.userId);
  if (changed instanceof Refusal) return changed;
  await scheduleReview(transaction, { bizType: BIZ_TYPE, bizId: need.id }, `${BIZ_TYPE}/${need.id}`);
  return null;
}

/** Takes a need that was closed out of the queue. */
export async function withdrawNeedReview(
  transaction: Transaction,
  needId: string,
  userId: string | null,
): Promise<void> {
  const review = await transaction
    .selectFrom('review')
    .select('id')
    .where('biz_type', '=', BIZ_TYPE)
    .where('biz_id', '=', needId)
    .executeTakeFirstOrThrow();
  await changeReview(transaction, review.id, 'withdraw', userId);
}

function changeReview(transaction: Transaction, id: string, action: 'submit' | 'withdraw', userId: string | null) {
  return transit(transaction, 'review', id, {
    ...{ machine: needReview.machine, action, actor: owner, facts: {}, userId, audit: 'call' as const },
    columns: async () => (action === 'submit' ? { submitted_at: sql`${businessNow}` } : {}),
  });
}
