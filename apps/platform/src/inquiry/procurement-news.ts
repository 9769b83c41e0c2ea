import { OPENS_NOTHING } from '../notice/write-notice.ts';
import './tables.ts';
import '../quotation/tables.ts';
import { INVITEE_STATUS, PROCUREMENT_NOTICES, type ProcurementNotice } from '@jianzhu/domain/inquiries';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { tellRecordNews } from '../live/record-news.ts';
import type { Holders } from '../member/permission-holders.ts';
import { tellHolders } from '../notice/tell-holders.ts';

type FactsOf<No extends ProcurementNotice> = Parameters<(typeof PROCUREMENT_NOTICES)[No]['content']>[0];

/**
 * Sends a notice by its number (domain rules 17); in a transaction of `withWorker`.
 *
 * @param recordId of what its page shows
 */
export async function tellProcurement<No extends ProcurementNotice>(
  transaction: Transaction,
  no: No,
  holders: Holders,
  facts: FactsOf<No>,
  recordId: string,
): Promise<void> {
  const { title, content, jumpUrl } = PROCUREMENT_NOTICES[no];
  // The text of this number takes the facts of this number.
  const text = (content as (facts: FactsOf<No>) => string)(facts);
  const jump = jumpUrl === '' ? { switchType: OPENS_NOTHING } : { jumpUrl, optId: recordId };
  await tellHolders(transaction, holders, { noticeType: 1, title, content: text, ...jump });
}

/** Businesses that were invited to an inquiry and have not declined, or have quoted. */
export async function suppliersOf(transaction: Transaction, inquiryId: string): Promise<string[]> {
  const { draft, withdrawn } = QUOTATION_STATUS;
  const { rows } = await sql<{ business_id: string }>`
    select business_id from inquiry_invitee where inquiry_id = ${inquiryId} and status <> ${INVITEE_STATUS.declined}
    union select business_id from quotation
    where inquiry_id = ${inquiryId} and status not in (${draft}, ${withdrawn})`.execute(transaction);
  return rows.map(({ business_id }) => business_id);
}

/** Has the open pages of both sides ask anew; what it is they are not told. */
export async function refreshInquiry(
  transaction: Transaction,
  { id, business_id }: { readonly id: string; readonly business_id: string },
): Promise<void> {
  const suppliers = await suppliersOf(transaction, id);
  for (const businessId of [business_id, ...suppliers]) await tellRecordNews(transaction, 'inquiry', { businessId });
}
