import { yuanText } from '../money/yuan-text.ts';
import { EVAL_KIND, EVAL_METHOD } from '../tender/tender-dictionaries.ts';
import { meanPoints, pointsText, pricePoints, scoreText } from './points.ts';

/** What bids are scored by, as the tender has announced it. */
export interface ScoredItem {
  readonly name: string;
  readonly kind: number | null;
  /** Whole points. */
  readonly maxScore: number | null;
}

/** A valid bid: one that was opened and not rejected. */
export interface ScoredBid {
  readonly bidId: string;
  /** fen */
  readonly totalPrice: number;
  /** Milliseconds since 1970. */
  readonly submitTime: number;
}

/** What one evaluator gives one bid for one item. */
export interface Mark {
  readonly evaluatorId: string;
  readonly bidId: string;
  readonly itemIndex: number;
  readonly tenths: number;
}

export interface EvaluatedTender {
  readonly evalMethod: number | null;
  readonly items: readonly ScoredItem[];
  readonly bids: readonly ScoredBid[];
  readonly marks: readonly Mark[];
  /** In the order in which their marks are shown. */
  readonly evaluatorIds: readonly string[];
}

/** Points of one item with the arithmetic that leads to them, to be read and done again by hand. */
export interface ItemPoints {
  readonly itemIndex: number;
  /** Hundredths; null while some evaluator has given none. */
  readonly points: number | null;
  /** `(13.5 + 14.0) ÷ 2 = 13.75`, `40 × 1000.00 ÷ 1200.00 = 33.33`; '' while there are no points. */
  readonly step: string;
  /** Tenths of each evaluator, in their order; none for a price. */
  readonly marks: readonly (number | null)[];
}

export interface EvaluatedBid {
  readonly bidId: string;
  /** None where the price alone decides. */
  readonly items: readonly ItemPoints[];
  /** Sum of the items in hundredths; null where one is missing, or the price alone decides. */
  readonly total: number | null;
  /** From 1; null while some bid has no total. */
  readonly rank: number | null;
}

/** Whether an item is scored by the price and by nobody. */
export const isPriceItem = ({ kind }: Pick<ScoredItem, 'kind'>): boolean => kind === EVAL_KIND.price;

/**
 * Evaluates the valid bids by the announced method (domain rules 5.7). Scored: each item is rounded by itself, the total
 * is the sum of what is shown, the higher total comes first. By price: the lower price comes first. Ties: the lower price,
 * then the earlier submission.
 *
 * @returns in the order of their ranks, or as they came while there are none
 */
export function evaluateBids(tender: EvaluatedTender): readonly EvaluatedBid[] {
  const isScored = tender.evalMethod === EVAL_METHOD.scored;
  const lowest = tender.bids.reduce((least, { totalPrice }) => Math.min(least, totalPrice), Number.MAX_SAFE_INTEGER);
  const rows = tender.bids.map((bid) => {
    const items = isScored ? tender.items.map((item, index) => pointsOf(tender, bid, item, index, lowest)) : [];
    return { bid, items, total: isScored ? sumOf(items) : null };
  });
  if (isScored && rows.some(({ total }) => total === null)) {
    return rows.map(({ bid, items, total }) => ({ bidId: bid.bidId, items, total, rank: null }));
  }
  return rows
    .toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0) || compareTied(a.bid, b.bid))
    .map(({ bid, items, total }, index) => ({ bidId: bid.bidId, items, total, rank: index + 1 }));
}

/** Bids of equal totals; the ids, which grow, part what came in the same millisecond. */
const compareTied = (a: ScoredBid, b: ScoredBid): number =>
  a.totalPrice - b.totalPrice ||
  a.submitTime - b.submitTime ||
  a.bidId.length - b.bidId.length ||
  (a.bidId < b.bidId ? -1 : 1);

const sumOf = (items: readonly ItemPoints[]): number | null =>
  items.reduce<number | null>((sum, { points }) => (sum === null || points === null ? null : sum + points), 0);

function pointsOf(
  { marks, evaluatorIds }: EvaluatedTender,
  { bidId, totalPrice }: ScoredBid,
  item: ScoredItem,
  itemIndex: number,
  lowest: number,
): ItemPoints {
  const maxScore = item.maxScore ?? 0;
  if (isPriceItem(item)) {
    const points = pricePoints(maxScore, lowest, totalPrice);
    const step = `${maxScore} × ${yuanText(lowest)} ÷ ${yuanText(totalPrice)} = ${pointsText(points)}`;
    return { itemIndex, points, step, marks: [] };
  }
  const given = evaluatorIds.map(
    (id) =>
      marks.find((mark) => mark.evaluatorId === id && mark.bidId === bidId && mark.itemIndex === itemIndex)?.tenths,
  );
  const whole = given.filter((tenths) => tenths !== undefined);
  const isWhole = given.length > 0 && whole.length === given.length;
  const points = isWhole ? meanPoints(whole) : null;
  const shown = given.map((tenths) => tenths ?? null);
  if (points === null) return { itemIndex, points, step: '', marks: shown };
  const step = `(${whole.map(scoreText).join(' + ')}) ÷ ${whole.length} = ${pointsText(points)}`;
  return { itemIndex, points, step, marks: shown };
}
