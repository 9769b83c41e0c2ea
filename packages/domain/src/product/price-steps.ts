import { dictionary } from '../dictionary/dictionary.ts';
import { quantityThousandths } from '../money/quantity.ts';
import { PRICE_MAX_FEN } from '../money/yuan-text.ts';
import type { Violation } from '../violation.ts';
import { SKU_MESSAGES as texts } from './sku-messages.ts';

export const PRICE_MODE = { fixed: 1, tiered: 2, agreed: 3 } as const;

/** How a product is priced (domain rules 10.1). */
export const PRICE_MODES = dictionary([
  [PRICE_MODE.fixed, '一口价'],
  [PRICE_MODE.tiered, '阶梯价'],
  [PRICE_MODE.agreed, '面议'],
]);

/** How many steps a price in steps has. */
export const TIER_COUNT = { min: 2, max: 5 } as const;

/** One step of a price: from this quantity on a unit costs so many fen. */
export interface PriceTier {
  /** Decimal text, such as `60` or `0.5`. */
  readonly minQty: string;
  readonly price: number;
}

/**
 * The index of the first step that does not go on from the one before it: its quantity must be greater and its price
 * lower; null where all do. A quantity that is none goes on from nothing.
 */
export function brokenTier(tiers: readonly PriceTier[]): number | null {
  const index = tiers.findIndex(({ minQty, price }, at) => {
    const quantity = quantityThousandths(minQty);
    const before = tiers[at - 1];
    if (quantity === null) return true;
    return before !== undefined && (quantity <= (quantityThousandths(before.minQty) ?? 0n) || price >= before.price);
  });
  return index === -1 ? null : index;
}

/** The rule of a price in steps (domain rules 10.1): two to five, quantities strictly rising, prices strictly falling. */
export function checkTiers(tiers: readonly PriceTier[]): Violation<'tierCount' | 'tiers'> | null {
  if (brokenTier(tiers) !== null) return { code: 'tiers', message: texts.tiers };
  return tiers.length < TIER_COUNT.min || tiers.length > TIER_COUNT.max
    ? { code: 'tierCount', message: texts.tierCount }
    : null;
}

/**
 * What a unit costs when so much is bought.
 *
 * @param quantity decimal text
 * @returns fen; null below the first step and for what is no quantity
 */
export function tierPrice(tiers: readonly PriceTier[], quantity: string): number | null {
  const bought = quantityThousandths(quantity);
  if (bought === null) return null;
  const reached = tiers.findLast(({ minQty }) => (quantityThousandths(minQty) ?? bought + 1n) <= bought);
  return reached?.price ?? null;
}

/** What an SKU may cost, from and to, in fen; null where that is agreed, or not said yet. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

/** The prices of an SKU as its product's way of pricing has them. */
export interface SkuPrices {
  /** fen; of a fixed price alone. */
  readonly price: number | null;
  /** Of a price in steps alone. */
  readonly tiers: readonly PriceTier[];
}

/** All that an SKU is sold at: one price, the price of each step, or none where it is agreed. */
export function pricesOf(priceMode: number, { price, tiers }: SkuPrices): readonly number[] {
  if (priceMode === PRICE_MODE.tiered) return tiers.map((tier) => tier.price);
  return priceMode === PRICE_MODE.fixed && price !== null ? [price] : [];
}

/** What the SKUs of a product that can be bought cost (domain rules 10.2, column 价格). */
export function priceRange(
  priceMode: number,
  skus: readonly (SkuPrices & { readonly enabled: unknown })[],
): PriceRange | null {
  const prices = skus.filter(({ enabled }) => Boolean(enabled)).flatMap((sku) => pricesOf(priceMode, sku));
  if (prices.length === 0) return null;
  return {
    from: prices.reduce((least, one) => Math.min(least, one)),
    to: prices.reduce((most, one) => Math.max(most, one)),
  };
}

/**
 * A price that is raised or lowered by a percentage (domain rules 10.2, 批量改价), rounded half up to the fen and kept
 * within what a price may be: never below 1 fen.
 *
 * @param percent at most two decimals, such as -12.5
 */
export function repriced(fen: number, percent: number): number {
  const scaled = BigInt(fen) * BigInt(10_000 + Math.round(percent * 100));
  const rounded = Number((scaled + 5_000n) / 10_000n);
  return Math.min(PRICE_MAX_FEN, Math.max(1, rounded));
}

/** The steps of a price raised or lowered together; where rounding makes two of them equal it is for `checkTiers` to say. */
export const repricedTiers = <Tier extends PriceTier>(tiers: readonly Tier[], percent: number): readonly Tier[] =>
  tiers.map((tier) => ({ ...tier, price: repriced(tier.price, percent) }));
