import '../bid/tables.ts';
import { EVALUATION_NOTICES } from '@jianzhu/domain/evaluations';
import type { Transaction } from '../db/schema.ts';
import { tellRecordNews } from '../live/record-news.ts';
import type { Holders } from '../member/permission-holders.ts';
import type { Tender } from '../tender/own-tender.ts';
import { type FactsOf, tellByNumber } from '../tender/tell-by-number.ts';

type No = keyof typeof EVALUATION_NOTICES;

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
  facts: FactsOf<typeof EVALUATION_NOTICES, Name>,
): Promise<void> {
  await tellByNumber(transaction, EVALUATION_NOTICES, { no, holders, tender, facts });
  for (const businessId of holders.businessIds) await tellRecordNews(transaction, 'tender', { businessId });
}
