import './tables.ts';
import { checkVersion, REVIEW_STATUS } from '@jianzhu/domain/records';
import { businessNow } from '../db/business-clock.ts';
import type { RecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { writePersonalNotice } from '../notice/write-notice.ts';
import { transit } from '../record/transit.ts';
import { ownerOfReview } from './owner-of-review.ts';
import type { FieldReason } from './review-kind.ts';
import { reviewKindOf } from './review-kinds.ts';

/** Who decides, an operator or the system of a demonstration, and how that is kept in the audit trail. */
export type Reviewer = ({ readonly kind: 'ops'; readonly operatorId: string } | { readonly kind: 'system' }) & {
  readonly keep: (transaction: Transaction, decided: Decided) => Promise<void>;
};

export interface Verdict {
  readonly bizType: string;
  readonly bizId: string;
  /** Why it is rejected; undefined to approve. */
  readonly reason: string | undefined;
  /** Of the submission that was looked at. */
  readonly version: number;
  /** What is wrong with single fields of what is rejected. */
  readonly fieldReasons?: readonly FieldReason[];
}

/** A review after its decision. */
export interface Decided {
  readonly id: string;
  readonly title: string;
  readonly status: number;
  /** Null for what a visitor handed in. */
  readonly businessId: RecordId | null;
}

/**
 * Decides a review with all that follows: what its kind does, and the notice to whoever handed it in. In a transaction of
 * `withWorker`. The same decision again does nothing; another one is refused, and so is one on what somebody else has looked
 * at: what was taken back and handed in again may say something else (409).
 */
export async function decideReview(
  transaction: Transaction,
  { bizType, bizId, version, reason, fieldReasons = [] }: Verdict,
  reviewer: Reviewer,
): Promise<Decided | Refusal> {
  const kind = reviewKindOf(bizType);
  // Whoever takes a record back or ends it goes the same way: none of them waits for the other.
  await kind.lock?.(transaction, bizId);
  const row = await transaction
    .selectFrom('review')
    .select(['id', 'title', 'status', 'reason', 'business_id', 'submit_user_id', 'version'])
    .where('biz_type', '=', bizType)
    .where('biz_id', '=', bizId)
    .forUpdate()
    .executeTakeFirst();
  const businessId = row && ownerOfReview(row);
  if (row === undefined || businessId === undefined) return new Refusal('notFound');
  const wanted = reason === undefined ? REVIEW_STATUS.approved : REVIEW_STATUS.rejected;
  const decided: Decided = { id: row.id, title: row.title, status: wanted, businessId };
  if (row.status === wanted && row.reason === (reason ?? '')) return decided;
  const isWaiting = row.status === REVIEW_STATUS.pending;
  if (isWaiting && checkVersion(row.version, version) !== null) return new Refusal('versionConflict');
  const refused = reason === undefined ? await kind.refuseApproval?.(transaction, bizId) : null;
  if (refused) return new Refusal('stateConflict', { msg: refused });
  const changed = await transit(transaction, 'review', row.id, {
    machine: kind.machine,
    action: reason === undefined ? 'approve' : 'reject',
    actor: { is: [reviewer.kind], permissionKeys: [] },
    facts: {},
    userId: null,
    reason,
    columns: async () => ({
      reason: reason ?? '',
      decided_at: businessNow,
      operator_id: reviewer.kind === 'ops' ? reviewer.operatorId : null,
    }),
    audit: () => reviewer.keep(transaction, decided),
  });
  if (changed instanceof Refusal) return changed;
  const { jumpUrl, ...text } = await kind.decided(transaction, { bizId, businessId, reason, fieldReasons });
  if (row.submit_user_id !== null) {
    const notice = { userId: row.submit_user_id, noticeType: 2 as const, ...text, jumpType: 0, jumpUrl };
    await writePersonalNotice(transaction, notice);
  }
  if (businessId !== null) await tellRecordNews(transaction, 'review', { businessId });
  return decided;
}
