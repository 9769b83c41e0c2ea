import { namedBusiness } from '../member/business-name.ts';
import './tables.ts';
import '../inquiry/tables.ts';
import '../deal/tables.ts';
import '../member/tables.ts';
import { LIVE_DEAL_STATUSES } from '@jianzhu/domain/deals';
import { QUOTATION_STATUS, quotationMachine } from '@jianzhu/domain/quotations';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { isLate } from '../inquiry/compare-inquiry.ts';
import { type LineRow, readLines } from '../inquiry/inquiry-fields.ts';
import { toAskedLine } from '../inquiry/line-view.ts';
import { showsBuyer } from '../inquiry/offered-inquiries.ts';
import { type Inquiry, READS_OFFERS, takesQuotations, takesSecondPrices } from '../inquiry/own-inquiry.ts';
import { readLog } from '../inquiry/procurement-log.ts';
import { refuseSealed } from '../inquiry/refuse-sealed.ts';
import { isInScope } from '../member/data-scope.ts';
import { findRecord } from '../record/find-record.ts';
import { refuseReader } from '../record/refuse-reader.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { type Quotation, supplierOf } from './change-quotation.ts';
import { contentOf, secondOf } from './opened-quotation.ts';
import type { KeptQuotation, KeptSecond } from './quotation-content.ts';
import { DRAFT, readOwnContent, readOwnSecond, readOwnSummary, readRevisions } from './sealed-quotation.ts';

/** What is said in a quotation, as far as the session may read it. */
interface Said {
  readonly content: KeptQuotation;
  readonly second: KeptSecond | null;
  readonly payloadHash: string;
}

/** A quotation to its supplier, or to the buyer once it was opened; undefined to whom row security shows none. */
export async function readQuotation(transaction: Transaction, caller: BusinessMember, keeper: KeyKeeper, id: string) {
  const row = await findRecord(transaction, 'quotation', id);
  if (row instanceof Refusal) return row;
  return toDetail(transaction, caller, keeper, row, 'submitted');
}

/** The own quotation for an inquiry, what is unfinished of it before what was submitted; null while there is none. */
export async function readByInquiry(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  inquiryId: string,
) {
  const inquiry = await findRecord(transaction, 'inquiry', inquiryId);
  if (inquiry instanceof Refusal) return inquiry;
  const row = await transaction
    .selectFrom('quotation')
    .selectAll()
    .where('inquiry_id', '=', inquiry.id)
    .where('business_id', '=', caller.acting.businessId)
    .executeTakeFirst();
  return row === undefined ? null : toDetail(transaction, caller, keeper, row, 'draft');
}

/** Why the buyer may not read a quotation yet, while it is sealed; in `withWorker`, asked when none was found. */
export async function refuseWhileSealed(
  transaction: Transaction,
  caller: BusinessMember,
  id: string,
): Promise<Refusal | undefined> {
  const inquiry = await findSealed(transaction, caller, id);
  return inquiry && refuseSealed(inquiry);
}

/** The buyer's own inquiry for which a quotation is sealed now; in `withWorker`. */
export async function findSealed(
  transaction: Transaction,
  caller: BusinessMember,
  id: string,
): Promise<Inquiry | undefined> {
  const row = await findRecord(transaction, 'quotation', id);
  if (row instanceof Refusal || row.buyer_business_id !== caller.acting.businessId) return undefined;
  const isThere = row.submit_time !== null && row.status !== QUOTATION_STATUS.withdrawn;
  if (!isThere || (row.opened_at !== null && !row.is_second_sealed)) return undefined;
  const inquiry = await findRecord(transaction, 'inquiry', row.inquiry_id);
  return inquiry instanceof Refusal ? undefined : inquiry;
}

async function readSaid(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  row: Quotation,
  first: 'draft' | 'submitted',
): Promise<Said | undefined> {
  if (row.business_id !== caller.acting.businessId) {
    const open = await transaction
      .selectFrom('quotation_open')
      .selectAll()
      .where('quotation_id', '=', row.id)
      .executeTakeFirst();
    return open && { content: contentOf(open), second: secondOf(open), payloadHash: '' };
  }
  const revisions = await readRevisions(transaction, row.id);
  const draft = revisions.find(({ round }) => round === DRAFT.round);
  const submitted = revisions.find(({ round }) => round === 1);
  const shown = first === 'draft' ? (draft ?? submitted) : (submitted ?? draft);
  if (shown === undefined) return undefined;
  const second = revisions.find(({ round }) => round === 2);
  const summary = submitted && (await readOwnSummary(keeper, second ?? submitted));
  return {
    content: await readOwnContent(keeper, shown),
    second: second === undefined ? null : await readOwnSecond(keeper, second),
    payloadHash: summary?.payloadHash ?? '',
  };
}

async function toDetail(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  row: Quotation,
  first: 'draft' | 'submitted',
) {
  const isOwn = row.business_id === caller.acting.businessId;
  const inquiry = await findRecord(transaction, 'inquiry', row.inquiry_id);
  // Taken back to be changed: for its supplier it is not there.
  if (inquiry instanceof Refusal) return inquiry;
  const refused = refuseReader(caller, inquiry, READS_OFFERS);
  if (refused) return refused;
  if (isOwn && !isInScope(caller, row)) return new Refusal('notFound');
  const said = await readSaid(transaction, caller, keeper, row, first);
  if (said === undefined) return new Refusal('notFound');
  const { content, second } = said;
  const now = await readNow(transaction);
  const lines = await readLines(transaction, inquiry.id);
  const totals = second?.totals ?? content.totals;
  const wonLines = await readWon(transaction, row.id);
  return {
    id: row.id,
    version: row.version,
    updateTime: timeText(row.update_time),
    allowedActions: isOwn ? supplierActs(row, inquiry, caller, now) : [],
    code: row.code,
    status: row.status,
    isOwn,
    inquiryId: inquiry.id,
    inquiryCode: inquiry.code,
    title: inquiry.title,
    inquiryStatus: inquiry.status,
    supplier: await namedBusiness(transaction, row.business_id),
    buyer: await readBuyer(transaction, row, inquiry),
    round: row.round,
    quoteDeadline: timeText(inquiry.quote_deadline),
    round2Deadline: isOwn && row.round === 1 ? '' : timeText(inquiry.round2_deadline),
    supplierQuoteNo: content.supplierQuoteNo,
    validUntil: content.validUntil,
    deliveryDays: content.deliveryDays,
    paymentTermAccept: content.paymentTermAccept,
    paymentTermText: content.paymentTermText,
    invoiceType: content.invoiceType,
    freightTaxRate: content.freightTaxRate,
    contact: { name: content.contactName, phone: content.contactPhone },
    remark: content.remark,
    attachments: [...content.attachments],
    ...totals,
    lines: lines.map((line) => toQuotedLine(line, content, second, wonLines)),
    submitTime: timeText(row.submit_time),
    revision: isOwn ? row.revision : 0,
    payloadHash: said.payloadHash,
    isSupplemented: isSupplemented(row, inquiry),
    dealId: wonLines.dealId,
    logs: isOwn ? await readLog(transaction, caller, 'quotation', row.id, row.buyer_business_id) : [],
    serverTime: timeText(now),
  };
}

const isSupplemented = (row: Quotation, { supplement_time }: Pick<Inquiry, 'supplement_time'>): boolean =>
  supplement_time !== null && (row.submit_time === null || row.submit_time.getTime() < supplement_time.getTime());

/** Who asks, unless it keeps itself from those who have not quoted. */
async function readBuyer(transaction: Transaction, row: Quotation, { business_id, hide_contact }: Inquiry) {
  const invitee = await transaction
    .selectFrom('inquiry_invitee')
    .select('status')
    .where('inquiry_id', '=', row.inquiry_id)
    .where('business_id', '=', row.business_id)
    .executeTakeFirst();
  const { submit_time } = row;
  return showsBuyer({ hide_contact, submit_time, invite_status: invitee?.status ?? null })
    ? namedBusiness(transaction, business_id)
    : { businessId: null, businessName: '' };
}

interface Won {
  readonly dealId: string | null;
  readonly lineIds: ReadonlySet<string>;
}

async function readWon(transaction: Transaction, quotationId: string): Promise<Won> {
  const deals = await transaction
    .selectFrom('deal')
    .select(['id', 'status', 'lines'])
    .where('quotation_id', '=', quotationId)
    .orderBy('id', 'desc')
    .execute();
  const live = deals.filter(({ status }) => (LIVE_DEAL_STATUSES as readonly number[]).includes(status));
  const lineIds = new Set(live.flatMap(({ lines }) => lines.map(({ lineId }) => lineId)));
  return { dealId: deals[0]?.id ?? null, lineIds };
}

function toQuotedLine(line: LineRow, content: KeptQuotation, second: KeptSecond | null, { lineIds }: Won) {
  const own = content.lines.find(({ inquiryLineId }) => inquiryLineId === line.id);
  const again = second?.lines.find(({ inquiryLineId }) => inquiryLineId === line.id);
  return {
    ...toAskedLine(line),
    quoted: own?.quoted ?? 0,
    unitPrice: own?.unitPrice ?? null,
    taxRate: own?.taxRate ?? null,
    offeredBrand: own?.brand ?? '',
    isEquivalent: own?.isEquivalent ?? false,
    specOffered: own?.specOffered ?? '',
    offeredArrivalDate: own?.arrivalDate ?? '',
    isLate: isLate(own?.arrivalDate ?? '', line.arrival_date),
    offeredWarrantyDays: own?.warrantyDays ?? null,
    moq: own?.moq ?? '',
    productId: own?.productId ?? '',
    offerRemark: own?.remark ?? '',
    amount: own?.amount ?? null,
    net: own?.net ?? null,
    tax: own?.tax ?? null,
    secondUnitPrice: again?.secondUnitPrice ?? null,
    secondAmount: again?.amount ?? null,
    isWon: lineIds.has(line.id),
  };
}

/** The buttons of its supplier, by what the session knows; whoever is kept away learns it when he submits. */
export function supplierActs(
  row: Pick<Quotation, 'status' | 'revision'>,
  inquiry: Pick<Inquiry, 'status' | 'quote_deadline' | 'round2_deadline'>,
  caller: BusinessMember,
  now: Date,
): string[] {
  const facts = {
    isInTime: takesQuotations(inquiry, now),
    isInSecondTime: takesSecondPrices(inquiry, now),
    ...{ isOwnInquiry: false, isBlacklisted: false, mayAnswer: true, revision: row.revision },
  };
  return quotationMachine.allowedActions(row.status, supplierOf(caller), facts);
}
