import { isPriceItem, parseScore, pricePoints } from '@jianzhu/domain/evaluations';
import type { Evaluation } from './evaluation-calls.ts';

type Bid = Evaluation['bids'][number];
type Item = Evaluation['evalItems'][number];

export const placeOf = (bidId: string, itemIndex: number) => `${bidId} ${itemIndex}`;

/** What an evaluator has typed, by bid and item; what is kept already stands in it from the start. */
export type ScoreDraft = ReadonlyMap<string, string>;

export const keptDraft = ({ ownMarks }: Pick<Evaluation, 'ownMarks'>): ScoreDraft =>
  new Map(ownMarks.map(({ bidId, itemIndex, score }) => [placeOf(bidId, itemIndex), score]));

/** Whether a cell says something that is no score. */
export const isWrong = (text: string, { maxScore }: Item): boolean =>
  text.trim() !== '' && parseScore(text, maxScore ?? 0) === null;

/** Items that somebody scores, each with its place in the table. */
export const scoredItems = (items: readonly Item[]) =>
  items.flatMap((item, itemIndex) => (isPriceItem(item) ? [] : [{ item, itemIndex }]));

export const lowestOf = (bids: readonly Bid[]): number => Math.min(...bids.map(({ totalPrice }) => totalPrice));

/** Hundredths of points that one evaluator's table gives a bid so far, its price in it, and how many cells are empty. */
export function ownTotal(
  { evalItems }: Pick<Evaluation, 'evalItems'>,
  bid: Bid,
  draft: ScoreDraft,
  lowest: number,
): { readonly points: number; readonly missing: number } {
  let [points, missing] = [0, 0];
  for (const [itemIndex, item] of evalItems.entries()) {
    const max = item.maxScore ?? 0;
    if (isPriceItem(item)) points += pricePoints(max, lowest, bid.totalPrice);
    else {
      const tenths = parseScore(draft.get(placeOf(bid.bidId, itemIndex)) ?? '', max);
      if (tenths === null) missing += 1;
      else points += tenths * 10;
    }
  }
  return { points, missing };
}
