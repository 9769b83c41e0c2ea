import './tables.ts';
import '../bid/tables.ts';
import { formatDateTime } from '@jianzhu/domain';
import { firstCandidate } from '@jianzhu/domain/evaluations';
import { tenderMachine } from '@jianzhu/domain/tenders';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { findRecord } from '../record/find-record.ts';
import { refuseReader } from '../record/refuse-reader.ts';
import { factsOf, ownerOf, type Tender } from '../tender/own-tender.ts';
import { answerActs, hasBid, type Objection, refuseObjection } from './objections.ts';
import { OUTCOME } from './outcome.ts';
import { findResult } from './publicity.ts';

const READS = { owner: ['tender_view'], supplier: ['bid_view'] } as const;
const ACTS: readonly string[] = ['award', 'reEvaluate', 'fail'];

/**
 * What is published of a tender's result: candidates, publicity, who has won (domain rules 5.8), and the objections that
 * the caller's business has made or received. Totals where the opening record shows them to it. In the caller's session.
 */
export async function readResult(transaction: Transaction, caller: BusinessMember, id: string) {
  const tender = await findRecord(transaction, 'tender', id);
  if (tender instanceof Refusal) return tender;
  const refused = refuseReader(caller, tender, READS);
  if (refused) return refused;
  const isOwner = tender.business_id === caller.acting.businessId;
  const now = await readNow(transaction);
  const result = await findResult(transaction, tender.id);
  // Of a bid that is not hers to reach, neither is what was said for it.
  const isPart = isOwner || (await hasBid(transaction, caller, tender.id));
  const objections = isPart ? await readObjections(transaction, tender.id) : [];
  const candidates = result === undefined ? [] : await readCandidates(transaction, tender.id, result.round);
  const isAwarded = candidates.some(({ hasWon }) => hasWon);
  const first = isAwarded ? undefined : firstCandidate(candidates.filter(({ hasRefused }) => !hasRefused));
  return {
    id: tender.id,
    version: tender.version,
    updateTime: timeText(tender.update_time),
    allowedActions: isOwner
      ? ownerActs(tender, caller, now)
      : await bidderActs(transaction, caller, { tender, result, now }),
    ...{ code: tender.code, title: tender.title, status: tender.status, tenderType: tender.tender_type },
    ...{ isOwner, publicityDays: tender.publicity_days ?? 1 },
    publicityStart: timeText(result?.publicity_start ?? null),
    publicityEnd: timeText(result?.publicity_end ?? null),
    candidates: candidates.map(({ business_id, ...candidate }) => ({
      ...candidate,
      isOwn: business_id === caller.acting.businessId,
      isFirst: candidate.bidId === first?.bidId,
    })),
    award: isOwner ? await readAward(transaction, tender.id) : null,
    reports: isOwner ? [...(result?.report_files ?? [])] : [],
    objections: objections.map((objection) => toObjection(objection, caller)),
    serverTime: formatDateTime(now.getTime()),
  };
}

function ownerActs(tender: Tender, caller: BusinessMember, now: Date): string[] {
  const status = tender.status;
  return tenderMachine
    .allowedActions(status, ownerOf(caller), factsOf(tender, now))
    .filter((act) => ACTS.includes(act));
}

async function bidderActs(
  transaction: Transaction,
  caller: BusinessMember,
  published: Parameters<typeof refuseObjection>[2],
): Promise<string[]> {
  if (!permissionKeys(caller.acting).includes('bid_object')) return [];
  return (await refuseObjection(transaction, caller, published)) === null ? ['object'] : [];
}

async function readCandidates(transaction: Transaction, tenderId: string, round: number) {
  const rows = await transaction
    .selectFrom('tender_candidate as candidate')
    // Row security leaves out what the caller may not read of either.
    .leftJoin('tender_opening_row as opened', 'opened.bid_id', 'candidate.bid_id')
    .selectAll('candidate')
    .select(['opened.total_price', 'opened.period_days'])
    .where('candidate.tender_id', '=', tenderId)
    .where('candidate.round', '=', round)
    .orderBy('candidate.rank')
    .execute();
  return rows.map((row) => ({
    bidId: row.bid_id,
    business_id: row.business_id,
    rank: row.rank,
    businessName: row.bidder_name,
    points: row.points,
    totalPrice: row.total_price === null ? null : Number(row.total_price),
    periodDays: row.period_days,
    hasWon: row.outcome === OUTCOME.won,
    hasRefused: row.outcome === OUTCOME.refused,
  }));
}

async function readAward(transaction: Transaction, tenderId: string) {
  const award = await transaction
    .selectFrom('tender_award as award')
    .innerJoin('deal', 'deal.id', 'award.deal_id')
    .select(['award.bid_id', 'award.deal_id', 'award.reason', 'award.contract_days', 'award.award_time'])
    .select(['deal.code', 'deal.status'])
    .where('award.tender_id', '=', tenderId)
    .where('award.lapse_time', 'is', null)
    .executeTakeFirst();
  if (award === undefined) return null;
  return {
    ...{ bidId: award.bid_id, dealId: award.deal_id, dealCode: award.code, dealStatus: award.status },
    ...{ reason: award.reason, contractDays: award.contract_days, awardTime: timeText(award.award_time) },
  };
}

const readObjections = (transaction: Transaction, tenderId: string): Promise<Objection[]> =>
  transaction
    .selectFrom('objection')
    .selectAll()
    .where('tender_id', '=', tenderId)
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Without who made it: the buyer answers what is said, not who says it. */
const toObjection = (objection: Objection, caller: BusinessMember) => ({
  id: objection.id,
  version: objection.version,
  updateTime: timeText(objection.update_time),
  allowedActions: objection.buyer_business_id === caller.acting.businessId ? answerActs(objection, caller) : [],
  status: objection.status,
  round: objection.round,
  content: objection.content,
  attachments: [...objection.attachments],
  createTime: timeText(objection.create_time),
  answerDeadline: timeText(objection.answer_deadline),
  answer: objection.answer,
  answerTime: timeText(objection.answer_time),
});
