import './tables.ts';
import { REVIEW_DELAY_S, REVIEW_STATUS, reviewAutomatically } from '@jianzhu/domain/records';
import { sql } from 'kysely';
import { recordEvent } from '../audit/record-event.ts';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { decideReview } from './decide.ts';
import { reviewKindOf } from './review-kinds.ts';

const MOST_AT_ONCE = 50;

/**
 * Decides what has waited for its delay, as a demonstration does (domain rules 0.12): texts that ask for it are
 * rejected, all others approved.
 */
export async function reviewDue(database: Database): Promise<void> {
  const due = await database.withWorker((transaction) =>
    transaction
      .selectFrom('review')
      .select(['biz_type', 'biz_id', 'business_id', 'title'])
      .where('status', '=', REVIEW_STATUS.pending)
      .where('submitted_at', '<=', sql<Date>`now() - make_interval(secs => ${REVIEW_DELAY_S})`)
      .orderBy('submitted_at')
      .limit(MOST_AT_ONCE)
      .execute(),
  );
  for (const { biz_type: bizType, biz_id: bizId, business_id, title } of due) {
    const businessId = parseRecordId(business_id);
    if (businessId === undefined) continue;
    const matter = await database.withBusiness(businessId, (transaction) =>
      reviewKindOf(bizType).describe(transaction, businessId, bizId),
    );
    const verdict = reviewAutomatically([
      title,
      ...matter.fields.map(({ value }) => value),
      ...matter.files.map(({ fileName }) => fileName),
    ]);
    const reason = verdict.action === 'reject' ? verdict.reason : undefined;
    await database.withWorker(async (transaction) => {
      const decided = await decideReview(transaction, { bizType, bizId, reason }, { kind: 'system' });
      if (decided instanceof Refusal || decided.wasDecided) return;
      const record = { kind: 'review', id: decided.id, name: decided.title };
      await recordEvent(transaction, { kind: 'system', businessId }, { act: 'review.decide', record });
    });
  }
}
