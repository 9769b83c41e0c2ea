import './tables.ts';
import '../bid/tables.ts';
import { formatDateTime } from '@jianzhu/domain';
import { type BidStatus, bidMachine } from '@jianzhu/domain/bids';
import { scoreText } from '@jianzhu/domain/evaluations';
import { EVAL_METHOD, TENDER_STATUS, tenderMachine } from '@jianzhu/domain/tenders';
import { NO_FACTS } from '../bid/change-bid.ts';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { isInScope } from '../member/data-scope.ts';
import { personName } from '../member/person-name.ts';
import { findRecord } from '../record/find-record.ts';
import { factsOf, ownerOf, type Tender } from '../tender/own-tender.ts';
import { compareLines } from './bid-comparison.ts';
import { type Evaluator, isConflicted, readEvaluatorChoices } from './committee.ts';
import { readMarks, readSheet, type Sheet } from './evaluation-sheet.ts';
import { bidsOut } from './outcome.ts';
import { candidatesOf } from './publish-result.ts';
import { buyerOf } from './reject-bid.ts';

/** Acts of the evaluation, as the tender's table has them. */
const ACTS: readonly string[] = ['nameCommittee', 'evaluate'];

const { publicity, confirming, awarded, ended } = TENDER_STATUS;
/** What the evaluation has come to is public. */
const PUBLISHED: readonly number[] = [publicity, confirming, awarded, ended];

/**
 * The evaluation of a tender to its buyer (domain rules 5.7): bids, their lines side by side, the committee and what it
 * gives. An evaluator reads her own marks alone until all have handed theirs in, and neither scores nor ranks before they
 * are published where she has declared a conflict. In `withWorker`, which alone reads marks.
 */
export async function readEvaluation(transaction: Transaction, caller: BusinessMember, id: string) {
  const tender = await findRecord(transaction, 'tender', id);
  if (tender instanceof Refusal) return tender;
  if (tender.business_id !== caller.acting.businessId) return new Refusal('notFound');
  const sheet = await readSheet(transaction, tender);
  const self = sheet.committee.find(({ user_id }) => user_id === caller.userId);
  if (self === undefined && !isInScope(caller, tender)) return new Refusal('notFound');
  if (tender.status < TENDER_STATUS.evaluating) return new Refusal('stateConflict');
  const now = await readNow(transaction);
  const status = tender.status;
  const names = await readNames(transaction, sheet.committee);
  const isAway = isConflicted(sheet.committee, caller.userId);
  const isWithheld = isAway && !PUBLISHED.includes(status);
  const { isComplete, ranked, evaluatorIds } = isWithheld ? { ...sheet, ranked: [], evaluatorIds: [] } : sheet;
  const allowedActions = isAway
    ? []
    : tenderMachine.allowedActions(status, ownerOf(caller), factsOf(tender, now)).filter((act) => ACTS.includes(act));
  const own = self === undefined ? [] : await readMarks(transaction, tender.id, sheet.round, caller.userId);
  return {
    id: tender.id,
    version: tender.version,
    updateTime: timeText(tender.update_time),
    allowedActions,
    ...{ code: tender.code, title: tender.title, status, tenderType: tender.tender_type },
    ...{ evalMethod: tender.eval_method, evalItems: [...tender.eval_items], round: sheet.round },
    ...{ candidateCount: tender.candidate_count ?? 1, publicityDays: tender.publicity_days ?? 1 },
    bids: (await readBids(transaction, tender, caller)).map((bid) => (isAway ? { ...bid, allowedActions: [] } : bid)),
    ...(await compareLines(transaction, tender.id)),
    isScored: tender.eval_method === EVAL_METHOD.scored,
    choices: allowedActions.includes('nameCommittee')
      ? await readEvaluatorChoices(transaction, tender.business_id)
      : [],
    committee: sheet.committee.map((seat) => ({ ...toSeat(seat, caller), name: names.get(seat.user_id) ?? '' })),
    ownMarks: own.map(({ bidId, itemIndex, tenths }) => ({ bidId, itemIndex, score: scoreText(tenths) })),
    waiting: sheet.waiting,
    ...{ isComplete, isWithheld },
    evaluators: isComplete ? evaluatorIds.map((userId) => names.get(userId) ?? '') : [],
    ranked: toRanked(ranked),
    candidates: isWithheld ? [] : candidatesOf(tender, sheet).flatMap(toCandidate),
    serverTime: formatDateTime(now.getTime()),
  };
}

const toSeat = (seat: Evaluator, { userId }: BusinessMember) => ({
  userId: seat.user_id,
  isSelf: seat.user_id === userId,
  isDeclared: seat.declare_time !== null,
  hasConflict: seat.has_conflict,
  submitTime: timeText(seat.submit_time),
});

const toCandidate = ({ bidId, rank }: Sheet['ranked'][number]) => (rank === null ? [] : [{ bidId, rank }]);

const toRanked = (ranked: Sheet['ranked']) =>
  ranked.map(({ bidId, items, total, rank }) => ({
    ...{ bidId, total, rank },
    items: items.map(({ itemIndex, points, step, marks }) => ({
      ...{ itemIndex, points, step },
      marks: marks.map((tenths) => (tenths === null ? '' : scoreText(tenths))),
    })),
  }));

async function readNames(
  transaction: Transaction,
  committee: readonly Evaluator[],
): Promise<ReadonlyMap<string, string>> {
  if (committee.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('account')
    .select(['id', 'real_name', 'nick_name'])
    .where(
      'id',
      'in',
      committee.map(({ user_id }) => user_id),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, personName(row)]));
}

/** Every bid that was opened, rejected ones too. */
async function readBids(transaction: Transaction, tender: Tender, caller: BusinessMember) {
  const rows = await transaction
    .selectFrom('bid')
    .innerJoin('tender_opening_row as opened', 'opened.bid_id', 'bid.id')
    .select(['bid.id', 'bid.version', 'bid.status', 'bid.reject_reason'])
    .select(['opened.bidder_name', 'opened.total_price', 'opened.period_days', 'opened.submit_time'])
    .select(({ eb }) => eb('bid.id', 'in', bidsOut(transaction, tender.id)).as('has_refused'))
    .where('bid.tender_id', '=', tender.id)
    .orderBy('opened.place')
    .execute();
  // What a bid allows its buyer holds while its tender is evaluated, as where one is rejected.
  const acts = (status: BidStatus) =>
    tender.status === TENDER_STATUS.evaluating ? bidMachine.allowedActions(status, buyerOf(caller), NO_FACTS) : [];
  return rows.map((row) => ({
    bidId: row.id,
    version: row.version,
    status: row.status,
    allowedActions: acts(row.status),
    businessName: row.bidder_name,
    totalPrice: Number(row.total_price),
    periodDays: row.period_days,
    submitTime: timeText(row.submit_time),
    rejectReason: row.reject_reason,
    hasRefused: row.has_refused === true,
  }));
}
