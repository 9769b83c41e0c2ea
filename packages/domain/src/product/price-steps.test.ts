import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  brokenTier,
  checkTiers,
  PRICE_MODE,
  type PriceTier,
  priceRange,
  pricesOf,
  repriced,
  repricedTiers,
  tierPrice,
} from './price-steps.ts';

const tier = (minQty: string, price: number): PriceTier => ({ minQty, price });

/** Two to five steps that keep the rule. */
const steps = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { minLength: 2, maxLength: 5 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 5, maxLength: 5 }),
  )
  .map(([quantities, prices]) => {
    const falling = prices.toSorted((a, b) => b - a);
    return quantities
      .toSorted((a, b) => a - b)
      .map((thousandths, index) => tier(String(thousandths / 1000), falling[index] ?? 0));
  });

describe('a price in steps (domain rules 10.1)', () => {
  test.each([
    [[tier('5', 362_000), tier('60', 360_000), tier('200', 358_000)], null],
    [[tier('5', 362_000), tier('5.0', 360_000)], 'tiers'],
    [[tier('5', 362_000), tier('60', 362_000)], 'tiers'],
    [[tier('60', 362_000), tier('5', 360_000)], 'tiers'],
    [[tier('', 362_000), tier('5', 360_000)], 'tiers'],
    [[tier('5', 362_000)], 'tierCount'],
    [[], 'tierCount'],
    [[6, 5, 4, 3, 2, 1].map((price, index) => tier(String(index + 1), price)), 'tierCount'],
  ])('%j: %s', (tiers, code) => {
    expect(checkTiers(tiers)?.code ?? null).toBe(code);
  });

  test('says it in the words of the rules, and of the first step that breaks it', () => {
    const tiers = [tier('5', 3), tier('60', 3), tier('50', 2)];
    expect(checkTiers(tiers)?.message).toBe('阶梯价：数量须递增、单价须递减');
    expect(brokenTier(tiers)).toBe(1);
  });

  test('quantities strictly rise and prices strictly fall: no other order of the same steps passes', () => {
    fc.assert(
      fc.property(steps, fc.nat(), fc.nat(), (tiers, one, other) => {
        expect(checkTiers(tiers)).toBeNull();
        const [a, b] = [one % tiers.length, other % tiers.length];
        const swapped = tiers.with(a, tiers[b] ?? tier('', 0)).with(b, tiers[a] ?? tier('', 0));
        expect(checkTiers(swapped) === null).toBe(a === b);
      }),
    );
  });

  test('who buys more never pays more for a unit', () => {
    fc.assert(
      fc.property(
        steps,
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.integer({ min: 0, max: 99_999 }),
        (tiers, q, more) => {
          const less = tierPrice(tiers, String(q / 1000));
          const price = tierPrice(tiers, String((q + more) / 1000));
          if (less !== null) expect(price).toBeLessThanOrEqual(less);
          expect(less === null).toBe(q / 1000 < Number(tiers[0]?.minQty));
        },
      ),
    );
    expect(tierPrice([tier('5', 2)], 'viel')).toBeNull();
  });
});

describe('what a product costs', () => {
  const sku = (price: number | null, tiers: readonly PriceTier[] = [], enabled = 1) => ({ price, tiers, enabled });

  test('follows from how it is priced, and from what of it can be bought', () => {
    const skus = [sku(5, [tier('1', 9), tier('2', 8)]), sku(3), sku(1, [], 0)];
    expect(priceRange(PRICE_MODE.fixed, skus)).toEqual({ from: 3, to: 5 });
    expect(priceRange(PRICE_MODE.tiered, skus)).toEqual({ from: 8, to: 9 });
    expect(priceRange(PRICE_MODE.agreed, skus)).toBeNull();
    expect(priceRange(PRICE_MODE.fixed, [sku(null)])).toBeNull();
    expect(pricesOf(PRICE_MODE.fixed, sku(null))).toEqual([]);
  });
});

describe('a price changed by a percentage (domain rules 10.2)', () => {
  test.each([
    [10_000, 5, 10_500],
    [333, -50, 167],
    [1, -50, 1],
    [1, 49, 1],
    [1, 50, 2],
    [362_000, -12.5, 316_750],
    [99_999_999_999, 100, 99_999_999_999],
  ])('%i fen by %d%% is %i fen', (fen, percent, expected) => {
    expect(repriced(fen, percent)).toBe(expected);
  });

  test('is off the exact figure by half a fen at most, and keeps the order of prices', () => {
    const price = fc.integer({ min: 1, max: 50_000_000 });
    fc.assert(
      fc.property(price, price, fc.integer({ min: -50, max: 100 }), (one, other, percent) => {
        const exact = (one * (100 + percent)) / 100;
        expect(Math.abs(repriced(one, percent) - Math.max(1, exact))).toBeLessThanOrEqual(0.5);
        if (one <= other) expect(repriced(one, percent)).toBeLessThanOrEqual(repriced(other, percent));
        expect(repriced(one, 0)).toBe(one);
      }),
    );
  });

  test('leaves the quantities of steps alone, and says where rounding made two of them equal', () => {
    const tiers = [tier('1', 2), tier('2', 1)];
    expect(repricedTiers(tiers, -50)).toEqual([tier('1', 1), tier('2', 1)]);
    expect(checkTiers(repricedTiers(tiers, -50))?.code).toBe('tiers');
  });
});
