import './tables.ts';
import '../sign-up/tables.ts';
import { TENDER_MESSAGES, TENDER_NOTICES, tenderPage } from '@jianzhu/domain/tenders';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import type { Tender } from './own-tender.ts';

const OPENS_NOTHING = 66;

/** Asks a buyer whom the law does not bind whether it goes on with few suppliers. */
export async function askToContinue(transaction: Transaction, tender: Tender, until: Date): Promise<void> {
  const content = TENDER_MESSAGES.mayContinue(tender.title, timeText(until));
  await tellHolders(
    transaction,
    { businessIds: [tender.business_id], permission: 'tender_change' },
    {
      ...{ noticeType: 1, title: TENDER_MESSAGES.fewSignUps, content },
      ...{ jumpUrl: tenderPage(tender.tender_type), optId: tender.id },
    },
  );
}

/** Businesses that were invited to a tender, or have signed up to it. */
async function suppliersOf(transaction: Transaction, tenderId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('tender_invitee')
    .select('business_id')
    .where('tender_id', '=', tenderId)
    .union(transaction.selectFrom('sign_up').select('business_id').where('tender_id', '=', tenderId))
    .execute();
  return rows.map(({ business_id }) => business_id);
}

/** Tells the buyer, who was invited and who has signed up that a tender has failed (N231); in a transaction of `withWorker`. */
export async function tellFailure(transaction: Transaction, tender: Tender, reason: string): Promise<void> {
  const { title, content } = TENDER_NOTICES.N231;
  const notice = { noticeType: 1, title, content: content({ title: tender.title, reason }) } as const;
  const quiet = { ...notice, switchType: OPENS_NOTHING };
  await tellHolders(transaction, { businessIds: [tender.business_id], permission: 'tender_view' }, quiet);
  const businessIds = await suppliersOf(transaction, tender.id);
  await tellHolders(transaction, { businessIds, permission: 'bid_view' }, quiet);
}

/** Has the open pages of both sides ask anew; what it is they are not told. */
export async function refreshTender(transaction: Transaction, { id, business_id }: Tender): Promise<void> {
  const suppliers = await suppliersOf(transaction, id);
  for (const businessId of [business_id, ...suppliers]) await tellRecordNews(transaction, 'tender', { businessId });
}
