import './tables.ts';
import { REVIEW_STATUS } from '@jianzhu/domain/records';
import { sql } from 'kysely';
import { parseRecordId, type RecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { writePersonalNotice } from '../notice/write-notice.ts';
import { reviewKindOf } from './review-kinds.ts';

/** Who decides: an operator, or the system of a demonstration. */
export type Reviewer = { readonly kind: 'ops'; readonly operatorId: string } | { readonly kind: 'system' };

export interface Verdict {
  readonly bizType: string;
  readonly bizId: string;
  /** Why it is rejected; undefined to approve. */
  readonly reason: string | undefined;
}

/** A review after its decision. */
export interface Decided {
  readonly id: string;
  readonly title: string;
  readonly status: number;
  readonly businessId: RecordId;
  /** The same had been decided before: nothing was done. */
  readonly wasDecided: boolean;
}

/**
 * Decides a review with all that follows: what its kind does, and the notice to whoever handed it in. In a transaction of
 * `withWorker`. The same decision again does nothing; another one is refused.
 */
export async function decideReview(
  transaction: Transaction,
  { bizType, bizId, reason }: Verdict,
  reviewer: Reviewer,
): Promise<Decided | Refusal> {
  const row = await transaction
    .selectFrom('review')
    .select(['id', 'title', 'status', 'reason', 'business_id', 'submit_user_id'])
    .where('biz_type', '=', bizType)
    .where('biz_id', '=', bizId)
    .forUpdate()
    .executeTakeFirst();
  const businessId = row && parseRecordId(row.business_id);
  if (row === undefined || businessId === undefined) return new Refusal('notFound');
  const kind = reviewKindOf(bizType);
  const { id, title } = row;
  const wanted = reason === undefined ? REVIEW_STATUS.approved : REVIEW_STATUS.rejected;
  if (row.status === wanted && row.reason === (reason ?? '')) {
    return { id, title, status: wanted, businessId, wasDecided: true };
  }
  // The table checks that it is one of these.
  const status = row.status as 0 | 1 | 2 | 3;
  const action = reason === undefined ? 'approve' : 'reject';
  if (!kind.machine.transition(status, action, { is: [reviewer.kind], permissionKeys: [] }, {}).ok) {
    return new Refusal('stateConflict');
  }
  await transaction
    .updateTable('review')
    .set({
      status: wanted,
      reason: reason ?? '',
      decided_at: sql<Date>`now()`,
      operator_id: reviewer.kind === 'ops' ? reviewer.operatorId : null,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
  const { jumpUrl, ...text } = await kind.decided(transaction, { bizId, businessId, reason });
  if (row.submit_user_id !== null) {
    await writePersonalNotice(transaction, {
      userId: row.submit_user_id,
      noticeType: 2,
      ...text,
      jumpType: 0,
      jumpUrl,
    });
  }
  await tellRecordNews(transaction, 'review', { businessId });
  return { id, title, status: wanted, businessId, wasDecided: false };
}
