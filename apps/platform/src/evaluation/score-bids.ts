import './tables.ts';
import '../bid/tables.ts';
import { EVALUATION_MESSAGES, isPriceItem, parseScore } from '@jianzhu/domain/evaluations';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { type FieldError, Refusal, refuse, refuseFields } from '../http/refusal.ts';
import { findRecord } from '../record/find-record.ts';
import { changeSeat, lockSeat, type Seat } from './committee.ts';
import { readValidBids } from './evaluation-sheet.ts';

/** The caller's seat while she may still score. */
async function lockScoring(
  transaction: Transaction,
  caller: BusinessMember,
  tenderId: string,
): Promise<Seat | Refusal> {
  const seat = await lockSeat(transaction, caller, tenderId);
  if (seat instanceof Refusal) return seat;
  const { declare_time, has_conflict, submit_time } = seat.evaluator;
  if (declare_time === null) return refuse('stateConflict', EVALUATION_MESSAGES.undeclared);
  if (has_conflict) return refuse('stateConflict', EVALUATION_MESSAGES.conflicted);
  if (submit_time !== null) return refuse('stateConflict', EVALUATION_MESSAGES.submittedAlready);
  return seat;
}

interface Scores {
  /** Of the bid. */
  readonly id: string;
  readonly items: readonly { readonly itemIndex: number; readonly score: string }[];
}

/** Null takes back what was given. */
interface Given {
  readonly itemIndex: number;
  readonly tenths: number | null;
}

/** Keeps what an evaluator gives a bid; an empty score takes one back. In `withWorker`, as all here. */
export async function scoreBid(
  transaction: Transaction,
  caller: BusinessMember,
  { id, items }: Scores,
): Promise<Seat | Refusal> {
  const found = await findRecord(transaction, 'bid', id);
  if (found instanceof Refusal || found.buyer_business_id !== caller.acting.businessId) return new Refusal('notFound');
  const seat = await lockScoring(transaction, caller, found.tender_id);
  if (seat instanceof Refusal) return seat;
  const { tender, evaluator } = seat;
  const valid = await readValidBids(transaction, tender.id);
  if (!valid.some(({ bidId }) => bidId === found.id)) return new Refusal('stateConflict');
  const wrong: FieldError[] = [];
  const marks = items.flatMap(({ itemIndex, score }): Given[] => {
    const item = tender.eval_items[itemIndex];
    const max = item?.maxScore ?? 0;
    if (item !== undefined && !isPriceItem(item) && score === '') return [{ itemIndex, tenths: null }];
    const tenths = item === undefined || isPriceItem(item) ? null : parseScore(score, max);
    if (tenths !== null) return [{ itemIndex, tenths }];
    wrong.push({ field: 'items', row: itemIndex, message: EVALUATION_MESSAGES.score(max) });
    return [];
  });
  const [first, ...others] = wrong;
  if (first !== undefined) return refuseFields([first, ...others]);
  const place = { tender_id: tender.id, round: evaluator.round, user_id: evaluator.user_id, bid_id: found.id };
  for (const { itemIndex, tenths } of marks) {
    if (tenths === null) {
      await transaction
        .deleteFrom('tender_mark')
        .where('tender_id', '=', place.tender_id)
        .where('round', '=', place.round)
        .where('user_id', '=', place.user_id)
        .where('bid_id', '=', place.bid_id)
        .where('item_index', '=', itemIndex)
        .execute();
      continue;
    }
    await transaction
      .insertInto('tender_mark')
      .values({ ...place, item_index: itemIndex, tenths })
      .onConflict((conflict) =>
        conflict.columns(['tender_id', 'round', 'user_id', 'bid_id', 'item_index']).doUpdateSet({ tenths }),
      )
      .execute();
  }
  return seat;
}

/** Hands in what an evaluator gives all bids that are valid; from here on it is fixed. */
export async function submitScores(
  transaction: Transaction,
  caller: BusinessMember,
  { id }: { readonly id: string },
): Promise<Seat | Refusal> {
  const seat = await lockScoring(transaction, caller, id);
  if (seat instanceof Refusal) return seat;
  const { tender, evaluator } = seat;
  const valid = await readValidBids(transaction, tender.id);
  const given = await transaction
    .selectFrom('tender_mark')
    .select(['bid_id', 'item_index'])
    .where('tender_id', '=', tender.id)
    .where('round', '=', evaluator.round)
    .where('user_id', '=', evaluator.user_id)
    .execute();
  const places = new Set(given.map(({ bid_id, item_index }) => `${bid_id} ${item_index}`));
  const isWhole = valid.every(({ bidId }) =>
    tender.eval_items.every((item, index) => isPriceItem(item) || places.has(`${bidId} ${index}`)),
  );
  if (!isWhole) return refuse('invalidParameter', EVALUATION_MESSAGES.incomplete);
  await changeSeat(transaction, seat, { submit_time: await readNow(transaction) });
  return seat;
}
