import { OPENS_NOTHING } from '../notice/write-notice.ts';
import './tables.ts';
import '../sign-up/tables.ts';
import { TENDER_MESSAGES, TENDER_NOTICES, tenderPage } from '@jianzhu/domain/tenders';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { tellRecordNews } from '../live/record-news.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import type { Tender } from './own-tender.ts';

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

/** Businesses that a tender concerns besides its buyer: those that were invited, and those that have signed up. */
export async function suppliersOf(transaction: Transaction, tenderId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('tender_invitee')
    .select('business_id')
    .where('tender_id', '=', tenderId)
    .union(transaction.selectFrom('sign_up').select('business_id').where('tender_id', '=', tenderId))
    .execute();
  return rows.map(({ business_id }) => business_id);
}

/** Tells those whom a tender concerns that something of it has changed (N203); in a transaction of `withWorker`, as all here. */
export async function tellChange(transaction: Transaction, tender: Tender): Promise<void> {
  const { title, content } = TENDER_NOTICES.N203;
  const businessIds = await suppliersOf(transaction, tender.id);
  await tellHolders(
    transaction,
    { businessIds, permission: 'bid_view' },
    {
      ...{ noticeType: 1, title, content: content({ title: tender.title }) },
      ...{ jumpUrl: tenderPage(tender.tender_type), optId: tender.id },
    },
  );
}

/** Tells the buyer and those whom it concerns that a tender has failed (N231). */
export async function tellFailure(transaction: Transaction, tender: Tender, reason: string): Promise<void> {
  await tellBuyer(transaction, tender, 'N231', reason);
  await tellSuppliers(transaction, tender, 'N231', reason);
}

/** Tells those whom it concerns that a tender was ended (N230); its buyer as well where the platform has ended it. */
export async function tellTermination(
  transaction: Transaction,
  tender: Tender,
  { reason, isByPlatform }: { readonly reason: string; readonly isByPlatform: boolean },
): Promise<void> {
  if (isByPlatform) await tellBuyer(transaction, tender, 'N230', reason);
  await tellSuppliers(transaction, tender, 'N230', reason);
}

type EndNotice = 'N230' | 'N231';

const quietOf = (no: EndNotice, title: string, reason: string) => ({
  noticeType: 1 as const,
  title: TENDER_NOTICES[no].title,
  content: TENDER_NOTICES[no].content({ title, reason }),
  switchType: OPENS_NOTHING,
});

async function tellBuyer(transaction: Transaction, { business_id, title }: Tender, no: EndNotice, reason: string) {
  const holders = { businessIds: [business_id], permission: 'tender_view' } as const;
  await tellHolders(transaction, holders, quietOf(no, title, reason));
}

async function tellSuppliers(transaction: Transaction, { id, title }: Tender, no: EndNotice, reason: string) {
  const businessIds = await suppliersOf(transaction, id);
  await tellHolders(transaction, { businessIds, permission: 'bid_view' }, quietOf(no, title, reason));
}

/** Has the open pages of both sides ask anew; what it is they are not told. */
export async function refreshTender(transaction: Transaction, { id, business_id }: Tender): Promise<void> {
  const suppliers = await suppliersOf(transaction, id);
  for (const businessId of [business_id, ...suppliers]) await tellRecordNews(transaction, 'tender', { businessId });
}
