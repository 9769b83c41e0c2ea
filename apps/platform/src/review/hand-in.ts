import './tables.ts';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { transit } from '../record/transit.ts';
import { scheduleReview } from './automatic-reviews.ts';
import { beginReview } from './queued-review.ts';
import type { ReviewKind } from './review-kind.ts';
import { ownerOf } from './take-back.ts';

/** A record with statuses of its own that is reviewed. */
interface HandedIn {
  readonly bizType: string;
  readonly bizId: string;
  readonly code: string;
  readonly title: string;
  /** Null for a visitor's, as below. */
  readonly businessId: string | null;
  readonly userId: string | null;
}

/**
 * Puts a record into the queue of reviews, for the first time or again, in the transaction of the act that does it. The
 * record's own status has allowed that: a refusal of the queue is an error of ours, which keeps nothing of the act.
 */
export async function handIn(
  transaction: Transaction,
  kind: ReviewKind,
  { bizType, bizId, code, title, businessId, userId }: HandedIn,
): Promise<void> {
  const { id } = await beginReview(transaction, { bizType, bizId, code, title, businessId });
  const changed = await transit(transaction, 'review', id, {
    ...{ machine: kind.machine, action: 'submit', actor: ownerOf(kind), facts: {}, userId, audit: 'call' as const },
    columns: async () => ({
      ...{ title, reason: '', decided_at: null, operator_id: null, submit_user_id: userId },
      submitted_at: sql`${businessNow}`,
    }),
  });
  if (changed instanceof Refusal) throw new TypeError(`${bizType} ${bizId} cannot be handed in: ${changed.msg}`);
  await scheduleReview(transaction, { bizType, bizId }, `${bizType}/${bizId}/${changed.version}`);
}
