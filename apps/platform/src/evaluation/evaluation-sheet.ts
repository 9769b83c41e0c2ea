import './tables.ts';
import '../bid/tables.ts';
import { BID_STATUS, type BidStatus } from '@jianzhu/domain/bids';
import { type EvaluatedBid, evaluateBids, type Mark, type ScoredBid } from '@jianzhu/domain/evaluations';
import { EVAL_METHOD } from '@jianzhu/domain/tenders';
import type { Transaction } from '../db/schema.ts';
import type { Tender } from '../tender/own-tender.ts';
import { type Evaluator, readCommittee, readRound } from './committee.ts';
import { bidsOut } from './outcome.ts';

const VALID: readonly BidStatus[] = [
  ...[BID_STATUS.opened, BID_STATUS.evaluating, BID_STATUS.candidate, BID_STATUS.won, BID_STATUS.lost],
];

/**
 * The bids of a tender that were opened and not rejected, in the order in which they came in. Who has refused the award of
 * a result that was taken back is evaluated no more.
 */
export async function readValidBids(transaction: Transaction, tenderId: string): Promise<ScoredBid[]> {
  const rows = await transaction
    .selectFrom('bid')
    .innerJoin('bid_open as opened', 'opened.bid_id', 'bid.id')
    .select(['bid.id', 'opened.total_price', 'opened.submit_time'])
    .where('bid.tender_id', '=', tenderId)
    .where('bid.status', 'in', [...VALID])
    .where('bid.id', 'not in', bidsOut(transaction, tenderId))
    .orderBy('opened.submit_time')
    .orderBy('bid.id')
    .execute();
  return rows.map(({ id, total_price, submit_time }) => ({
    ...{ bidId: id, totalPrice: Number(total_price), submitTime: submit_time.getTime() },
  }));
}

/** How far the evaluation of a tender is. */
export interface Sheet {
  readonly round: number;
  readonly committee: readonly Evaluator[];
  /** Who scores: all but those who have a conflict. */
  readonly evaluatorIds: readonly string[];
  /** Evaluators who have not handed in their scores. */
  readonly waiting: number;
  /** There is somebody to score where points decide, and nobody is waited for. */
  readonly isComplete: boolean;
  /** Empty until it is complete; then in the order of their ranks. */
  readonly ranked: readonly EvaluatedBid[];
  readonly bids: readonly ScoredBid[];
}

/** The evaluation of a tender as the announced method makes it; in `withWorker`, which alone reads all marks. */
export async function readSheet(transaction: Transaction, tender: Tender): Promise<Sheet> {
  const round = await readRound(transaction, tender.id);
  const committee = await readCommittee(transaction, tender.id, round);
  const scoring = committee.filter(({ has_conflict }) => !has_conflict);
  const isScored = tender.eval_method === EVAL_METHOD.scored;
  const waiting = isScored ? scoring.filter(({ submit_time }) => submit_time === null).length : 0;
  const isComplete = !isScored || (scoring.length > 0 && waiting === 0);
  const bids = await readValidBids(transaction, tender.id);
  const evaluatorIds = scoring.map(({ user_id }) => user_id);
  const ranked = isComplete
    ? evaluateBids({
        ...{ evalMethod: tender.eval_method, items: tender.eval_items, bids, evaluatorIds },
        marks: await readMarks(transaction, tender.id, round),
      })
    : [];
  return { round, committee, evaluatorIds, waiting, isComplete, ranked, bids };
}

/** Marks of a round: all of them, or those of one evaluator. */
export async function readMarks(
  transaction: Transaction,
  tenderId: string,
  round: number,
  userId?: string,
): Promise<Mark[]> {
  let rows = transaction
    .selectFrom('tender_mark')
    .selectAll()
    .where('tender_id', '=', tenderId)
    .where('round', '=', round);
  if (userId !== undefined) rows = rows.where('user_id', '=', userId);
  return (await rows.execute()).map(({ user_id, bid_id, item_index, tenths }) => ({
    ...{ evaluatorId: user_id, bidId: bid_id, itemIndex: item_index, tenths },
  }));
}
