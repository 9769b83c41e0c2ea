import { businessName } from '../member/business-name.ts';
import './tables.ts';
import { formatDateTime } from '@jianzhu/domain';
import { BID_STATUS } from '@jianzhu/domain/bids';
import { TENDER_STATUS, tenderMachine } from '@jianzhu/domain/tenders';
import { readNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { toBit } from '../inquiry/to-bit.ts';
import { isInScope } from '../member/data-scope.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { findRecord } from '../record/find-record.ts';
import type { Row } from '../record/record-table.ts';
import { refuseReader } from '../record/refuse-reader.ts';
import { factsOf, ownerOf, type Tender } from '../tender/own-tender.ts';
import { countBids } from './close-bids.ts';
import { readOpeners, toWire, waitsFor } from './openers.ts';

/** The keys to watch an opening. */
const READS = { owner: ['tender_open', 'tender_evaluate'], supplier: ['bid_view'] } as const;

/**
 * The opening of a tender as both sides watch it (domain rules 5.7): who opens and how many bids there are, as far as the
 * rule shows it, then the record; a bidder reads its own row, and all of them where the record is public.
 */
export async function readTable(database: Database, caller: BusinessMember, id: string) {
  const found = await database.withSession(caller.session, (transaction) => readShown(transaction, caller, id));
  if (found instanceof Refusal) return found;
  const { tender, now, ...shown } = found;
  const bidCount = showsCount(tender, now, caller) ? await database.withWorker((by) => countBids(by, tender.id)) : null;
  return { ...shown, bidCount };
}

/** A tender that the law demands hides how many bid until nobody can any more; to others than the buyer all do. */
function showsCount(tender: Tender, now: Date, { acting }: BusinessMember): boolean {
  const isOver = tender.bid_deadline !== null && tender.bid_deadline.getTime() <= now.getTime();
  return isOver || (!tender.is_statutory && tender.business_id === acting.businessId);
}

async function readShown(transaction: Transaction, caller: BusinessMember, id: string) {
  const tender = await findRecord(transaction, 'tender', id);
  if (tender instanceof Refusal) return tender;
  const refused = refuseReader(caller, tender, READS);
  if (refused) return refused;
  const { businessId } = caller.acting;
  const isOwner = tender.business_id === businessId;
  // Whoever does not take part reads the notice, not the opening.
  if (!isOwner && !(await takesPart(transaction, caller, tender))) return new Refusal('notFound');
  if (tender.status < TENDER_STATUS.bidding) return new Refusal('stateConflict');
  const now = await readNow(transaction);
  const openers = isOwner ? await readOpeners(transaction, tender) : [];
  const opening = await transaction
    .selectFrom('tender_opening')
    .selectAll()
    .where('tender_id', '=', tender.id)
    .executeTakeFirst();
  return {
    ...{ tender, now },
    id: tender.id,
    version: tender.version,
    updateTime: timeText(tender.update_time),
    allowedActions: isOwner
      ? [...opens(tender, caller, now, openers), ...(opening && mayPublish(opening, caller) ? ['publish'] : [])]
      : [],
    code: tender.code,
    status: tender.status,
    title: tender.title,
    tenderType: tender.tender_type,
    isStatutory: toBit(tender.is_statutory),
    failReason: tender.fail_reason,
    buyerName: await businessName(transaction, tender.business_id),
    isOwner,
    bidDeadline: timeText(tender.bid_deadline),
    openTime: timeText(tender.open_time),
    openers: toWire(openers, caller.userId),
    openedAt: timeText(opening?.open_time ?? null),
    openerNames: isOwner ? [...(opening?.opener_names ?? [])] : [],
    isPublic: opening?.is_public ?? tender.is_statutory,
    bidders: await readRows(transaction, tender.id, businessId),
    serverTime: formatDateTime(now.getTime()),
  };
}

/** Who of the buyer's may open now: each opener once, or again where who else was waited for is gone; else anybody. */
function opens(tender: Tender, caller: BusinessMember, now: Date, openers: Awaited<ReturnType<typeof readOpeners>>) {
  const status = tender.status;
  const may = tenderMachine.transition(status, 'open', ownerOf(caller), factsOf(tender, now)).ok;
  const self = openers.find(({ userId }) => userId === caller.userId);
  const isAsked =
    openers.length === 0 || (self !== undefined && (self.confirmTime === null || waitsFor(openers).length === 0));
  return may && isAsked ? ['open'] : [];
}

/** The record of an opening that only the buyer reads in full may be published. */
const mayPublish = ({ is_public }: { readonly is_public: boolean }, { acting }: BusinessMember): boolean =>
  !is_public && permissionKeys(acting).includes('tender_open');

async function takesPart(transaction: Transaction, caller: BusinessMember, { id }: Tender): Promise<boolean> {
  const bid = await transaction
    .selectFrom('bid')
    .select(['status', 'create_user_id'])
    .where('tender_id', '=', id)
    .where('business_id', '=', caller.acting.businessId)
    .executeTakeFirst();
  return bid !== undefined && bid.status !== BID_STATUS.draft && isInScope(caller, bid);
}

async function readRows(transaction: Transaction, tenderId: string, businessId: string) {
  const rows = await transaction
    .selectFrom('tender_opening_row')
    .selectAll()
    .where('tender_id', '=', tenderId)
    .orderBy('place')
    .execute();
  return rows.map((row) => toRow(row, businessId));
}

const toRow = (row: Row<'tender_opening_row'>, businessId: string) => ({
  place: row.place,
  bidId: row.bid_id,
  bidderName: row.bidder_name,
  totalPrice: Number(row.total_price),
  periodDays: row.period_days,
  qualityText: row.quality_text,
  projectManager: row.project_manager,
  depositStatus: row.deposit_status,
  submitTime: timeText(row.submit_time),
  remark: row.remark,
  isOwn: row.business_id === businessId,
});
