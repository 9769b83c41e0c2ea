import './tables.ts';
import { TENDER_NOTICES } from '@jianzhu/domain/tenders';
import type { Transaction } from '../db/schema.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import type { Tender } from './own-tender.ts';

const OPENS_NOTHING = 66;

/** Businesses that were invited to a tender. */
async function invitedTo(transaction: Transaction, tenderId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('tender_invitee')
    .select('business_id')
    .where('tender_id', '=', tenderId)
    .orderBy('id')
    .execute();
  return rows.map(({ business_id }) => business_id);
}

/** Tells the buyer and those who were invited that a tender has failed (N231); in a transaction of `withWorker`. */
export async function tellFailure(transaction: Transaction, tender: Tender, reason: string): Promise<void> {
  const { title, content } = TENDER_NOTICES.N231;
  const notice = { noticeType: 1, title, content: content({ title: tender.title, reason }) } as const;
  const quiet = { ...notice, switchType: OPENS_NOTHING };
  await tellHolders(transaction, { businessIds: [tender.business_id], permission: 'tender_view' }, quiet);
  const businessIds = await invitedTo(transaction, tender.id);
  await tellHolders(transaction, { businessIds, permission: 'bid_view' }, quiet);
}

/** Has the open pages of both sides ask anew; what it is they are not told. */
export async function refreshTender(transaction: Transaction, { id, business_id }: Tender): Promise<void> {
  const invited = await invitedTo(transaction, id);
  for (const businessId of [business_id, ...invited]) await tellRecordNews(transaction, 'tender', { businessId });
}
