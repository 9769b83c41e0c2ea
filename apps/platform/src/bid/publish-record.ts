import './tables.ts';
import { BID_MESSAGES, BID_NOTICES } from '@jianzhu/domain/bids';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { isInScope } from '../member/data-scope.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import { findRecord } from '../record/find-record.ts';
import { toSubmission } from '../record/to-submission.ts';

/**
 * Publishes the record of an opening to all whose bids were opened (domain rules 38.1, N210), for good; that of a tender
 * which the law demands is public from its opening on. In `withWorker`.
 */
export async function publishRecord(transaction: Transaction, caller: BusinessMember, id: string) {
  const row = await findRecord(transaction, 'tender', id, 'lock');
  if (row instanceof Refusal) return row;
  if (row.business_id !== caller.acting.businessId || !isInScope(caller, row)) return new Refusal('notFound');
  const published = await transaction
    .updateTable('tender_opening')
    .set({ is_public: true })
    .where('tender_id', '=', row.id)
    .where('is_public', '=', false)
    .returning('tender_id')
    .executeTakeFirst();
  if (published === undefined) return refuse('stateConflict', BID_MESSAGES.recordNotKept);
  const bids = await transaction
    .selectFrom('tender_opening_row')
    .select('business_id')
    .where('tender_id', '=', row.id)
    .orderBy('place')
    .execute();
  const businessIds = bids.map(({ business_id }) => business_id);
  const { title, content, page } = BID_NOTICES.published;
  await tellHolders(
    transaction,
    { businessIds, permission: 'bid_view' },
    { noticeType: 1, title, content: content(row), jumpUrl: page(row.tender_type), optId: row.id },
  );
  for (const businessId of [row.business_id, ...businessIds]) {
    await tellRecordNews(transaction, 'tender', { businessId });
  }
  return toSubmission(row);
}
