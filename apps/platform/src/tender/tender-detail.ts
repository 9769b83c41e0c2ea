import { readChosen } from '../inquiry/invite.ts';
import { businessName } from '../member/business-name.ts';
import './tables.ts';
import '../deal/tables.ts';
import '../review/tables.ts';
import { DAY_MS, formatDateTime, maskPhone } from '@jianzhu/domain';
import { DEAL_SOURCE, LIVE_DEAL_STATUSES } from '@jianzhu/domain/deals';
import { SIGN_WITHIN_DAYS } from '@jianzhu/domain/evaluations';
import { LINE_STATUS } from '@jianzhu/domain/inquiries';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { readOpeners } from '../bid/openers.ts';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { findResult } from '../evaluation/publicity.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { toAskedLine } from '../inquiry/line-view.ts';
import { readLog } from '../inquiry/procurement-log.ts';
import { readStanding } from '../member/standing.ts';
import { findRecord } from '../record/find-record.ts';
import { refuseReader } from '../record/refuse-reader.ts';
import { givesDocs, readParticipation } from '../sign-up/participation.ts';
import { decideBidsUntil, decideUntil, type Tender } from './own-tender.ts';
import { amountOf, readLines, readPrivate, toPublicFields } from './tender-fields.ts';
import { ownerActs } from './tender-lists.ts';
import { BIZ_TYPE } from './tender-review.ts';

/** Until when its buyer decides whether to go on, by where it is. */
const decisionOf = (row: Tender) => (row.status === TENDER_STATUS.bidding ? decideBidsUntil(row) : decideUntil(row));

/** The keys to read a tender with all that belongs to it. */
export const READS = { owner: ['tender_view'], supplier: ['bid_view'] } as const;

/** A tender as the session may read it: its owner's part and its supplier's part are made here and nowhere else. */
export async function readTender(transaction: Transaction, caller: BusinessMember, id: string) {
  const row = await findRecord(transaction, 'tender', id);
  if (row instanceof Refusal) return row;
  const refused = refuseReader(caller, row, READS);
  if (refused) return refused;
  const isOwner = row.business_id === caller.acting.businessId;
  const now = await readNow(transaction);
  const own = isOwner ? await readPrivate(transaction, row.id) : undefined;
  const lines = await readLines(transaction, row.id);
  const isTrusted = isOwner || (await readStanding(transaction, caller.acting.businessId)).isCertified;
  return {
    id: row.id,
    version: row.version,
    updateTime: timeText(row.update_time),
    allowedActions: isOwner ? ownerActs(row, caller, now) : [],
    code: row.code,
    status: row.status,
    ...toPublicFields(row),
    contactPhone: isTrusted ? row.contact_phone : maskPhone(row.contact_phone),
    docCount: row.doc_count,
    publishTime: timeText(row.publish_time),
    publicityEnd: timeText((await findResult(transaction, row.id))?.publicity_end ?? null),
    signUntil: timeText(await readSignUntil(transaction, row.id)),
    failReason: row.fail_reason,
    stoppedAt: row.stopped_at,
    lines: lines.map((line) => ({
      // A line of a tender is asked for until its tender is over.
      ...toAskedLine({ ...line, line_status: LINE_STATUS.open }),
      ...(isOwner && { refPrice: own?.ref_prices[line.id] ?? null }),
    })),
    changes: row.changes
      .map((change) => ({ ...change, attachments: [...change.attachments], times: [...change.times] }))
      .toReversed(),
    logs: await readLog(transaction, caller, 'tender', row.id, row.business_id),
    serverTime: formatDateTime(now.getTime()),
    buyer: isOwner
      ? {
          estimateAmount: amountOf(own?.estimate_amount),
          openers: (await readOpeners(transaction, row)).map(({ userId, name }) => ({ userId, name })),
          invitees: await readChosen(transaction, own?.invitee_ids ?? []),
          docs: [...(own?.docs ?? [])],
          ...{ signUpCount: row.sign_up_count, waitingCount: row.waiting_count },
          continueUntil: ownerActs(row, caller, now).includes('continue') ? timeText(decisionOf(row)) : '',
          rejectReason: row.status === TENDER_STATUS.rejected ? await readRejection(transaction, row.id) : '',
        }
      : null,
    supplier: isOwner ? null : await readSupplierPart(transaction, caller, row, now),
  };
}

/** 30 days from the notice of the deal that stands; null to who does not see it. */
async function readSignUntil(transaction: Transaction, tenderId: string): Promise<Date | null> {
  const deal = await transaction
    .selectFrom('deal')
    .select('create_time')
    .where('source_type', '=', DEAL_SOURCE.tender)
    .where('source_id', '=', tenderId)
    .where('status', 'in', [...LIVE_DEAL_STATUSES])
    .executeTakeFirst();
  return deal === undefined ? null : new Date(deal.create_time.getTime() + SIGN_WITHIN_DAYS * DAY_MS);
}

async function readSupplierPart(transaction: Transaction, caller: BusinessMember, row: Tender, now: Date) {
  const { acting } = caller;
  const buyerName = await businessName(transaction, row.business_id);
  const invitee = await transaction
    .selectFrom('tender_invitee')
    .select('id')
    .where('tender_id', '=', row.id)
    .where('business_id', '=', acting.businessId)
    .executeTakeFirst();
  return {
    ...{ buyerName, buyerId: row.business_id, isInvited: invitee !== undefined },
    bid: (await readOwnBid(transaction, row.id, acting.businessId)) ?? null,
    signUp: await readParticipation(transaction, caller, row, now),
    hasDocs: await givesDocs(transaction, row.id),
  };
}

const readOwnBid = (transaction: Transaction, tenderId: string, businessId: string) =>
  transaction
    .selectFrom('bid')
    .select(['id', 'status'])
    .where('tender_id', '=', tenderId)
    .where('business_id', '=', businessId)
    .executeTakeFirst();

async function readRejection(transaction: Transaction, tenderId: string): Promise<string> {
  const review = await transaction
    .selectFrom('review')
    .select('reason')
    .where('biz_type', '=', BIZ_TYPE)
    .where('biz_id', '=', tenderId)
    .executeTakeFirst();
  return review?.reason ?? '';
}
