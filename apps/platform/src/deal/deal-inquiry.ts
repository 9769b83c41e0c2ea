import './tables.ts';
import '../quotation/tables.ts';
import { DEAL_SOURCE, DEAL_STATUS, LIVE_DEAL_STATUSES } from '@jianzhu/domain/deals';
import { INQUIRY_STATUS, LINE_STATUS } from '@jianzhu/domain/inquiries';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import { sql } from 'kysely';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { writeResult } from '../inquiry/inquiry-result.ts';
import { changeInquiry, factsOf, type Inquiry } from '../inquiry/own-inquiry.ts';
import { tellProcurement } from '../inquiry/procurement-news.ts';
import { lockInquiry } from '../inquiry/work-on.ts';
import { businessName } from '../member/business-name.ts';
import { changeBySystem } from '../quotation/change-quotation.ts';
import { SYSTEM } from '../record/actor-of.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';

type Deal = Row<'deal'>;

const ofInquiry = (transaction: Transaction, inquiryId: string) =>
  transaction
    .selectFrom('deal')
    .selectAll()
    .where('source_type', '=', DEAL_SOURCE.inquiry)
    .where('source_id', '=', inquiryId);

/** Whether some deal of an inquiry stands, or waits for its supplier's word. */
export async function hasLiveDeals(transaction: Transaction, inquiryId: string): Promise<boolean> {
  const live = await ofInquiry(transaction, inquiryId)
    .where('status', 'in', [...LIVE_DEAL_STATUSES])
    .execute();
  return live.length > 0;
}

/** The quotations of an inquiry whose supplier has given a deal up, or let its time pass (domain rules 3.5). */
export async function readRefused(transaction: Transaction, inquiryId: string): Promise<ReadonlySet<string>> {
  const refused = await ofInquiry(transaction, inquiryId)
    .where('status', 'in', [DEAL_STATUS.refused, DEAL_STATUS.expired])
    .execute();
  return new Set(refused.flatMap(({ quotation_id }) => quotation_id ?? []));
}

/** What they come to together, in fen. */
export async function sumLiveDeals(transaction: Transaction, inquiryId: string): Promise<number> {
  const live = await ofInquiry(transaction, inquiryId)
    .where('status', 'in', [...LIVE_DEAL_STATUSES])
    .execute();
  return live.reduce((sum, { total_amount }) => sum + Number(total_amount), 0);
}

/** Once the last deal of an awarded inquiry is confirmed, the inquiry is dealt. */
export async function finishDealt(transaction: Transaction, deal: Deal): Promise<void> {
  if (deal.source_type !== DEAL_SOURCE.inquiry) return;
  const row = await lockInquiry(transaction, deal.source_id);
  if (!(row instanceof Refusal)) await finishInquiry(transaction, row);
}

/** An awarded inquiry of which no deal waits any more is dealt; any other stays as it is. Under its lock. */
export async function finishInquiry(transaction: Transaction, row: Inquiry): Promise<Inquiry | Refusal> {
  if (row.status !== INQUIRY_STATUS.awarded) return row;
  const deals = await ofInquiry(transaction, row.id).execute();
  if (deals.some(({ status }) => status === DEAL_STATUS.waiting)) return row;
  const facts = factsOf(row, await readNow(transaction));
  return changeInquiry(transaction, { row, facts }, { action: 'finish', actor: SYSTEM, userId: null });
}

/** Opens the lines of a deal that did not come about for the next candidate, and tells the buyer. */
export async function reopenInquiry(transaction: Transaction, deal: Deal): Promise<void> {
  if (deal.source_type !== DEAL_SOURCE.inquiry) return;
  const row = await lockInquiry(transaction, deal.source_id);
  if (row instanceof Refusal) return;
  const lineIds = deal.lines.map(({ lineId }) => lineId);
  await sql`
    update inquiry_line set line_status = ${LINE_STATUS.open}
    where inquiry_id = ${row.id} and id = any(${lineIds}::bigint[])`.execute(transaction);
  await sql`
    update inquiry_private set won_by = won_by - ${lineIds}::text[] where inquiry_id = ${row.id}`.execute(transaction);
  await forfeit(transaction, deal);
  if (row.status === INQUIRY_STATUS.awarded) {
    const facts = factsOf(row, await readNow(transaction));
    const columns = { award_mode: null };
    await changeInquiry(transaction, { row, facts }, { action: 'reopen', actor: SYSTEM, userId: null, columns });
  }
  await writeResult(transaction, row);
  const supplier = await businessName(transaction, deal.supplier_business_id);
  const holders = { businessIds: [deal.business_id], permission: 'inquiry_compare' } as const;
  const facts = { supplier, code: deal.code };
  await (deal.status === DEAL_STATUS.refused
    ? tellProcurement(transaction, 'N134R', holders, { ...facts, reason: deal.refuse_reason }, row.id)
    : tellProcurement(transaction, 'N134', holders, facts, row.id));
}

/** Says anew who has won, once a deal was given up. */
export async function forgetWinner(transaction: Transaction, deal: Deal): Promise<void> {
  if (deal.source_type !== DEAL_SOURCE.inquiry) return;
  const row = await findRecord(transaction, 'inquiry', deal.source_id);
  if (!(row instanceof Refusal)) await writeResult(transaction, row);
}

/** The quotation has won nothing any more, unless another deal of it stands. */
async function forfeit(transaction: Transaction, deal: Deal): Promise<void> {
  if (deal.quotation_id === null) return;
  const others = await ofInquiry(transaction, deal.source_id)
    .where('quotation_id', '=', deal.quotation_id)
    .where('status', 'in', [...LIVE_DEAL_STATUSES])
    .execute();
  const quotation = await findRecord(transaction, 'quotation', deal.quotation_id);
  const hasWon = (status: number) => status === QUOTATION_STATUS.won || status === QUOTATION_STATUS.partlyWon;
  if (others.length > 0 || quotation instanceof Refusal || !hasWon(quotation.status)) return;
  await changeBySystem(transaction, quotation.id, 'forfeit');
}
