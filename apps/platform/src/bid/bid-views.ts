import { namedBusiness } from '../member/business-name.ts';
import './tables.ts';
import '../member/tables.ts';
import { formatDateTime } from '@jianzhu/domain';
import { BID_STATUS, bidMachine } from '@jianzhu/domain/bids';
import { LINE_STATUS } from '@jianzhu/domain/inquiries';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { toAskedLine } from '../inquiry/line-view.ts';
import { readLog } from '../inquiry/procurement-log.ts';
import { isInScope } from '../member/data-scope.ts';
import { findRecord } from '../record/find-record.ts';
import { refuseReader } from '../record/refuse-reader.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import type { Tender } from '../tender/own-tender.ts';
import { readLines } from '../tender/tender-fields.ts';
import { readBidder } from './asked-tender.ts';
import type { KeptBid } from './bid-content.ts';
import { type Bid, supplierOf } from './change-bid.ts';
import { DRAFT, readOwnContent, readOwnSummary, readRevisions } from './sealed-bid.ts';
import { refuseSubmit } from './submit-bid.ts';

/** The keys to read a bid: its bidder's, and the buyer's once it is open. */
const READS = { owner: ['tender_view'], supplier: ['bid_view'] } as const;

type Shown = 'draft' | 'submitted';

/** A bid to its bidder, or to the buyer once it was opened; not found to whom row security shows none. */
export async function readBid(transaction: Transaction, caller: BusinessMember, keeper: KeyKeeper, id: string) {
  const row = await findRecord(transaction, 'bid', id);
  return row instanceof Refusal ? row : toDetail(transaction, caller, keeper, row, 'submitted');
}

/** The own bid for a tender, what is unfinished of it before what was submitted, and what still stands against it. */
export async function readByTender(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  tenderId: string,
) {
  const tender = await findRecord(transaction, 'tender', tenderId);
  if (tender instanceof Refusal) return tender;
  const now = await readNow(transaction);
  const standing = await readBidder(transaction, caller, tender, now);
  const bid = standing.bid === undefined ? null : await toDetail(transaction, caller, keeper, standing.bid, 'draft');
  if (bid instanceof Refusal) return bid;
  const { isSignedUp, isFeePaid, isDepositPaid } = standing.facts;
  return {
    ...{ bid, isSignedUp, isFeePaid, isDepositPaid },
    refusal: refuseSubmit(standing)?.msg ?? '',
    serverTime: formatDateTime(now.getTime()),
  };
}

/** Why the buyer may not read a bid yet; in `withWorker`, asked when none was found. One of a statutory tender is none. */
export async function refuseWhileSealed(
  transaction: Transaction,
  caller: BusinessMember,
  id: string,
): Promise<Refusal | undefined> {
  const row = await findRecord(transaction, 'bid', id);
  if (row instanceof Refusal || row.buyer_business_id !== caller.acting.businessId) return undefined;
  if (row.status !== BID_STATUS.submitted) return undefined;
  const tender = await findRecord(transaction, 'tender', row.tender_id);
  if (tender instanceof Refusal || tender.is_statutory) return undefined;
  return new Refusal('sealed');
}

async function readSaid(
  transaction: Transaction,
  caller: BusinessMember,
  keeper: KeyKeeper,
  row: Bid,
  first: Shown,
): Promise<{ readonly content: KeptBid; readonly payloadHash: string } | undefined> {
  if (row.business_id !== caller.acting.businessId) {
    const open = await transaction.selectFrom('bid_open').selectAll().where('bid_id', '=', row.id).executeTakeFirst();
    // Written by the opening alone.
    return open && { content: open.content as KeptBid, payloadHash: '' };
  }
  const revisions = await readRevisions(transaction, row.id);
  const draft = revisions.find(({ revision }) => revision === DRAFT);
  const submitted = revisions.find(({ revision }) => revision !== DRAFT);
  const shown = first === 'draft' ? (draft ?? submitted) : (submitted ?? draft);
  if (shown === undefined) return undefined;
  const summary = submitted && (await readOwnSummary(keeper, submitted));
  return { content: await readOwnContent(keeper, shown), payloadHash: summary?.payloadHash ?? '' };
}

async function toDetail(transaction: Transaction, caller: BusinessMember, keeper: KeyKeeper, row: Bid, first: Shown) {
  const isOwn = row.business_id === caller.acting.businessId;
  const tender = await findRecord(transaction, 'tender', row.tender_id);
  if (tender instanceof Refusal) return tender;
  const refused = refuseReader(caller, tender, READS);
  if (refused) return refused;
  if (isOwn && !isInScope(caller, row)) return new Refusal('notFound');
  const said = await readSaid(transaction, caller, keeper, row, first);
  if (said === undefined) return new Refusal('notFound');
  const { content } = said;
  const now = await readNow(transaction);
  const lines = await readLines(transaction, tender.id);
  return {
    id: row.id,
    version: row.version,
    updateTime: timeText(row.update_time),
    allowedActions: isOwn ? await supplierActs(transaction, caller, row, tender, now) : [],
    code: row.code,
    status: row.status,
    isOwn,
    tenderId: tender.id,
    tenderCode: tender.code,
    title: tender.title,
    tenderType: tender.tender_type,
    tenderKind: tender.tender_kind,
    tenderStatus: tender.status,
    supplier: await namedBusiness(transaction, row.business_id),
    buyer: await namedBusiness(transaction, row.buyer_business_id),
    bidDeadline: timeText(tender.bid_deadline),
    openTime: timeText(tender.open_time),
    totalPrice: content.totalPrice,
    taxRate: content.taxRate,
    periodDays: content.periodDays,
    qualityText: content.qualityText,
    projectManager: content.projectManager,
    managerCert: content.managerCert,
    techFiles: [...content.techFiles],
    bizFiles: [...content.bizFiles],
    otherFiles: [...content.otherFiles],
    bidLetter: content.bidLetter,
    lines: lines.map((line) => toPricedLine(line, content)),
    submitTime: timeText(row.submit_time),
    revision: isOwn ? row.revision : 0,
    payloadHash: said.payloadHash,
    rejectReason: row.reject_reason,
    logs: isOwn ? await readLog(transaction, caller, 'bid', row.id, row.buyer_business_id) : [],
    serverTime: formatDateTime(now.getTime()),
  };
}

function toPricedLine(line: Awaited<ReturnType<typeof readLines>>[number], content: KeptBid) {
  const own = content.lines.find(({ lineId }) => lineId === line.id);
  return {
    // A line of a tender is asked for until its tender is over.
    ...toAskedLine({ ...line, line_status: LINE_STATUS.open }),
    unitPrice: own?.unitPrice ?? null,
    taxRate: own?.taxRate ?? null,
    offeredBrand: own?.brand ?? '',
    isEquivalent: own?.isEquivalent ?? false,
    specOffered: own?.specOffered ?? '',
    offeredArrivalDate: own?.arrivalDate ?? '',
    offeredWarrantyDays: own?.warrantyDays ?? null,
    offerRemark: own?.remark ?? '',
    amount: own?.amount ?? null,
    net: own?.net ?? null,
    tax: own?.tax ?? null,
  };
}

/** The buttons of its bidder. */
async function supplierActs(
  transaction: Transaction,
  caller: BusinessMember,
  row: Bid,
  tender: Tender,
  now: Date,
): Promise<string[]> {
  const { facts } = await readBidder(transaction, caller, tender, now);
  return bidMachine.allowedActions(row.status, supplierOf(caller), facts);
}
