import '../bid/tables.ts';
import { EVALUATION_NOTICES } from '@jianzhu/domain/evaluations';
import { tenderPage } from '@jianzhu/domain/tenders';
import type { Transaction } from '../db/schema.ts';
import { tellRecordNews } from '../live/record-news.ts';
import type { Holders } from '../member/permission-holders.ts';
import { tellHolders } from '../notice/tell-holders.ts';
import type { Tender } from '../tender/own-tender.ts';

type No = keyof typeof EVALUATION_NOTICES;
type FactsOf<Name extends No> = Omit<Parameters<(typeof EVALUATION_NOTICES)[Name]['content']>[0], 'title'>;

/** Businesses whose bids were opened. */
export async function biddersOf(transaction: Transaction, tenderId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('bid')
    .select('business_id')
    .where('tender_id', '=', tenderId)
    .where('opened_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ business_id }) => business_id);
}

/** Sends a notice by its number that leads to the tender, and has the open pages of who gets it ask anew. */
export async function tellOfTender<Name extends No>(
  transaction: Transaction,
  no: Name,
  holders: Holders,
  tender: Tender,
  facts: FactsOf<Name>,
): Promise<void> {
  const { title, content } = EVALUATION_NOTICES[no];
  // The text of this number takes the facts of this number.
  const text = (content as (facts: unknown) => string)({ ...facts, title: tender.title });
  await tellHolders(transaction, holders, {
    ...{ noticeType: 1, title, content: text, jumpUrl: tenderPage(tender.tender_type), optId: tender.id },
  });
  for (const businessId of holders.businessIds) await tellRecordNews(transaction, 'tender', { businessId });
}
