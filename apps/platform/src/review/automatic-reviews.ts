import './tables.ts';
import { randomUUID } from 'node:crypto';
import { REVIEW_DELAY_S, REVIEW_STATUS, type ReviewMode, reviewAutomatically } from '@jianzhu/domain/records';
import { sql } from 'kysely';
import * as v from 'valibot';
import { recordSystemEvent } from '../audit/record-event.ts';
import { businessNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { JobHandler } from '../jobs/run-job.ts';
import { scheduleJob } from '../jobs/schedule-job.ts';
import { type Decided, decideReview } from './decide.ts';
import { asOwnerOfReview, ownerOfReview } from './owner-of-review.ts';
import { reviewKindOf } from './review-kinds.ts';

const delay = sql`make_interval(secs => ${REVIEW_DELAY_S})`;

/** Has a submission decided after the delay, by a job that does nothing where operators review. */
export function scheduleReview(
  transaction: Transaction,
  submitted: { readonly bizType: string; readonly bizId: string },
  key: string,
): Promise<void> {
  const runAt = sql<Date>`${businessNow} + ${delay}`;
  return scheduleJob(transaction, { kind: 'review.decide', key, runAt, payload: submitted });
}

/** Has decided what was handed in while operators reviewed. */
export function scheduleWaitingReviews(database: Database): Promise<void> {
  return database.withWorker(async (transaction) => {
    const waiting = await transaction
      .selectFrom('review')
      .select(['biz_type as bizType', 'biz_id as bizId'])
      .where('status', '=', REVIEW_STATUS.pending)
      .execute();
    for (const submitted of waiting) await scheduleReview(transaction, submitted, randomUUID());
  });
}

const payloadSchema = v.object({ bizType: v.string(), bizId: v.string() });

/**
 * Decides what has waited for its delay, as a demonstration does (domain rules 0.12): texts that ask for it are
 * rejected, all others approved.
 */
export function automaticReview(database: Database, mode: ReviewMode): JobHandler {
  return {
    async run(transaction, { payload }) {
      if (mode === 'manual') return;
      const { bizType, bizId } = v.parse(payloadSchema, payload);
      const due = await transaction
        .selectFrom('review')
        .select(['business_id', 'title', 'version'])
        .where('biz_type', '=', bizType)
        .where('biz_id', '=', bizId)
        .where('status', '=', REVIEW_STATUS.pending)
        .where('submitted_at', '<=', sql<Date>`${businessNow} - ${delay}`)
        .executeTakeFirst();
      const businessId = due && ownerOfReview(due);
      if (due === undefined || businessId === undefined) return;
      const kind = reviewKindOf(bizType);
      const matter = await asOwnerOfReview(database, businessId, (own) => kind.describe(own, businessId, bizId));
      const verdict = reviewAutomatically([
        due.title,
        ...matter.fields.map(({ value }) => value),
        ...matter.files.map(({ fileName }) => fileName),
      ]);
      // In the order of whoever decides it by hand.
      await kind.lock?.(transaction, bizId);
      const late =
        (await kind.refuseApproval?.(transaction, bizId)) ?? (await kind.refuseAutomatically?.(transaction, bizId));
      const reason = verdict.action === 'reject' ? verdict.reason : (late ?? undefined);
      // What has been handed in anew meanwhile has a job of its own.
      await decideReview(
        transaction,
        { bizType, bizId, version: due.version, reason },
        { kind: 'system', keep: keepDecision },
      );
    },
  };
}

function keepDecision(transaction: Transaction, { id, title, businessId }: Decided): Promise<void> {
  const record = { kind: 'review', id, name: title };
  return recordSystemEvent(transaction, 'review.decide', record, businessId);
}
