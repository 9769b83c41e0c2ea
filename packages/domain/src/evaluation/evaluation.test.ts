import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type EvaluatedTender,
  evaluateBids,
  firstCandidate,
  parseScore,
  pointsText,
  pricePoints,
  refuseWinner,
} from '../evaluations.ts';
import { EVAL_KIND } from '../tender/tender-dictionaries.ts';
import { EVAL_METHOD } from '../tenders.ts';
import { meanPoints } from './points.ts';

const price = fc.integer({ min: 1, max: 9_999_999_999_999 });

/** A ratio of whole numbers written out digit by digit as on paper, the third decimal rounding the second. */
function onPaper(dividend: bigint, divisor: bigint): string {
  let [text, rest] = [`${dividend / divisor}.`, dividend % divisor];
  for (let place = 0; place < 3; place += 1) {
    text += (rest * 10n) / divisor;
    rest = (rest * 10n) % divisor;
  }
  const kept = BigInt(text.slice(0, -1).replace('.', '')) + (Number(text.at(-1)) >= 5 ? 1n : 0n);
  const digits = String(kept).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

describe('points', () => {
  test('EV1: the lowest price has all points, others their share, two decimals half up', () => {
    expect(pricePoints(40, 1_226_103_600, 1_226_103_600)).toBe(4000);
    expect(pricePoints(40, 1_226_103_600, 1_233_484_100)).toBe(3976);
    // 10 × 1 ÷ 16 = 0.625: half up.
    expect(pricePoints(10, 1, 16)).toBe(63);
    expect(pricePoints(100, 0, 0)).toBe(10_000);
    expect(pricePoints(100, 0, 5)).toBe(0);
  });

  test('EV2: the largest amounts keep each digit, as the division on paper does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), price, price, (max, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(pointsText(pricePoints(max, low, high))).toBe(onPaper(BigInt(max) * BigInt(low), BigInt(high)));
      }),
    );
  });

  test('EV3: evaluators count alike, by their arithmetic mean, two decimals half up', () => {
    expect(meanPoints([135, 140, 130, 138, 132])).toBe(1350);
    expect(meanPoints([1, 2])).toBe(15);
    // 0.1 ÷ 8 = 0.0125 and 0.3 ÷ 8 = 0.0375.
    expect(meanPoints([1, 0, 0, 0, 0, 0, 0, 0])).toBe(1);
    expect(meanPoints([3, 0, 0, 0, 0, 0, 0, 0])).toBe(4);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 15 }), (tenths) => {
        const sum = tenths.reduce((total, one) => total + one, 0);
        expect(pointsText(meanPoints(tenths))).toBe(onPaper(BigInt(sum), BigInt(10 * tenths.length)));
      }),
    );
  });

  test.each([
    ['0', 0],
    ['12.5', 125],
    [' 15 ', 150],
    ['15.0', 150],
    ['15.1', null],
    ['-1', null],
    ['1.25', null],
    ['1.', null],
    ['', null],
    ['1e1', null],
  ])('EV4: %j of 15 is read as %j tenths', (text, tenths) => expect(parseScore(text, 15)).toBe(tenths));
});

const items = [
  { name: '技术响应', kind: EVAL_KIND.technical, maxScore: 45 },
  { name: '商务条款', kind: EVAL_KIND.commercial, maxScore: 15 },
  { name: '投标报价', kind: EVAL_KIND.price, maxScore: 40 },
];

/** What a tender's bids come to by another way: sums of fractions compared on one denominator, no shared code. */
function reckonedAgain({ bids, marks, evaluatorIds, items: scored }: EvaluatedTender): readonly string[] {
  const lowest = BigInt(Math.min(...bids.map(({ totalPrice }) => totalPrice)));
  const cents = (text: string) => Number(text.replace('.', ''));
  const totals = new Map(
    bids.map(({ bidId, totalPrice }) => {
      const parts = scored.map(({ kind, maxScore }, index) => {
        if (kind === 3) return cents(onPaper(BigInt(maxScore ?? 0) * lowest, BigInt(totalPrice)));
        let sum = 0n;
        for (const mark of marks) if (mark.bidId === bidId && mark.itemIndex === index) sum += BigInt(mark.tenths);
        return cents(onPaper(sum, BigInt(10 * evaluatorIds.length)));
      });
      return [bidId, parts.reduce((total, one) => total + one, 0)];
    }),
  );
  const beats = (a: (typeof bids)[number], b: (typeof bids)[number]) => {
    const [of, against] = [totals.get(a.bidId) ?? 0, totals.get(b.bidId) ?? 0];
    if (of !== against) return of > against;
    if (a.totalPrice !== b.totalPrice) return a.totalPrice < b.totalPrice;
    if (a.submitTime !== b.submitTime) return a.submitTime < b.submitTime;
    return Number(a.bidId) < Number(b.bidId);
  };
  return bids.map((bid) => {
    const rank = 1 + bids.filter((other) => other.bidId !== bid.bidId && beats(other, bid)).length;
    return `${bid.bidId}: ${totals.get(bid.bidId)}, ${rank}`;
  });
}

/** Few different prices, times and marks, so that bids do tie. */
const tenders = fc
  .record({
    bids: fc.array(
      fc.record({
        totalPrice: fc.oneof(price, fc.constantFrom(100_000, 120_000)),
        submitTime: fc.integer({ min: 0, max: 2 }),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    evaluators: fc.integer({ min: 1, max: 5 }),
    seed: fc.array(fc.oneof(fc.integer({ min: 0, max: 150 }), fc.constant(100)), { minLength: 80, maxLength: 80 }),
  })
  .map(({ bids, evaluators, seed }): EvaluatedTender => {
    const evaluatorIds = Array.from({ length: evaluators }, (_, index) => `e${index}`);
    const numbered = bids.map((bid, index) => ({ ...bid, bidId: String(index + 7) }));
    const marks = numbered.flatMap(({ bidId }, place) =>
      evaluatorIds.flatMap((evaluatorId, who) =>
        [0, 1].map((itemIndex) => ({
          ...{ evaluatorId, bidId, itemIndex },
          tenths: seed[place * 10 + who * 2 + itemIndex] ?? 0,
        })),
      ),
    );
    return { evalMethod: EVAL_METHOD.scored, items, bids: numbered, marks, evaluatorIds };
  });

describe('evaluation', () => {
  test('EV5: totals and ranks are those of a second reckoning', () => {
    fc.assert(
      fc.property(tenders, (tender) => {
        const found = evaluateBids(tender);
        expect(found.map(({ rank }) => rank)).toEqual(tender.bids.map((_, index) => index + 1));
        expect(new Set(found.map(({ bidId, total, rank }) => `${bidId}: ${total}, ${rank}`))).toEqual(
          new Set(reckonedAgain(tender)),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('EV6: what is shown adds up to the total, whatever order bids and marks come in', () => {
    fc.assert(
      fc.property(tenders, (tender) => {
        const found = evaluateBids(tender);
        for (const { items: parts, total } of found) {
          expect(parts.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(total);
          expect(parts.every(({ step, points }) => step.endsWith(` = ${pointsText(points ?? -1)}`))).toBe(true);
        }
        const turned = { ...tender, bids: tender.bids.toReversed(), marks: tender.marks.toReversed() };
        expect(evaluateBids(turned)).toEqual(found);
      }),
    );
  });

  test('EV7: equal totals go by the lower price, then by the earlier submission', () => {
    const bids = [
      { bidId: '1', totalPrice: 200, submitTime: 5 },
      { bidId: '2', totalPrice: 200, submitTime: 4 },
      { bidId: '3', totalPrice: 100, submitTime: 9 },
    ];
    const scored = [{ name: '技术', kind: EVAL_KIND.technical, maxScore: 100 }];
    const marks = bids.map(({ bidId }) => ({ evaluatorId: 'e', bidId, itemIndex: 0, tenths: 700 }));
    const found = evaluateBids({ evalMethod: EVAL_METHOD.scored, items: scored, bids, marks, evaluatorIds: ['e'] });
    expect(found.map(({ bidId, total }) => [bidId, total])).toEqual([
      ['3', 7000],
      ['2', 7000],
      ['1', 7000],
    ]);
  });

  test('EV8: by price alone the lower price comes first, and nobody scores', () => {
    const bids = [
      { bidId: '1', totalPrice: 300, submitTime: 1 },
      { bidId: '2', totalPrice: 100, submitTime: 2 },
    ];
    const found = evaluateBids({ evalMethod: EVAL_METHOD.lowestPrice, items, bids, marks: [], evaluatorIds: [] });
    expect(found).toEqual([
      { bidId: '2', items: [], total: null, rank: 1 },
      { bidId: '1', items: [], total: null, rank: 2 },
    ]);
  });

  test('EV9: a mark that is missing leaves no total and nobody a rank', () => {
    const bids = [{ bidId: '1', totalPrice: 100, submitTime: 1 }];
    const marks = [{ evaluatorId: 'a', bidId: '1', itemIndex: 0, tenths: 300 }];
    const [row] = evaluateBids({ evalMethod: EVAL_METHOD.scored, items, bids, marks, evaluatorIds: ['a', 'b'] });
    expect(row).toMatchObject({ total: null, rank: null });
    expect(row?.items.map(({ points, step }) => [points, step])).toEqual([
      [null, ''],
      [null, ''],
      [4000, '40 × 1.00 ÷ 1.00 = 40.00'],
    ]);
  });
});

describe('award', () => {
  const standing = [
    { bidId: '8', rank: 3 },
    { bidId: '5', rank: 2 },
  ];

  test('EV10: the best rank that stands needs no reason, another one does, nobody else wins', () => {
    expect(firstCandidate(standing)).toEqual({ bidId: '5', rank: 2 });
    expect(refuseWinner({ bidId: '5', reason: '' }, standing)).toBeNull();
    expect(refuseWinner({ bidId: '8', reason: '' }, standing)?.field).toBe('reason');
    expect(refuseWinner({ bidId: '8', reason: '履约能力更强' }, standing)).toBeNull();
    expect(refuseWinner({ bidId: '1', reason: '履约能力更强' }, standing)?.field).toBe('bidId');
    expect(firstCandidate([])).toBeUndefined();
  });
});
