import { FORM_MESSAGES } from '../form/messages.ts';
import { checkTiers, PRICE_MODE, pricesOf, type SkuPrices } from './price-steps.ts';
import { SKU_MESSAGES as texts } from './sku-messages.ts';
import { combinationsOf, type SpecGroup, type SpecValues, specKey } from './spec-groups.ts';

/** What can be bought of a product: one combination of its specifications, with what it costs and how much is there. */
export interface Sku extends SkuPrices {
  readonly skuCode: string;
  readonly specValues: SpecValues;
  /** fen; struck out beside the price. */
  readonly marketPrice: number | null;
  readonly stock: number;
  /** 0 keeps a combination from being bought. */
  readonly enabled: 0 | 1;
}

export const MOST_STOCK = 9_999_999;

/** What is wrong with one SKU; `row` from 0 in the order of the SKUs. */
export interface SkuViolation {
  readonly row: number;
  readonly field: 'skuCode' | 'price' | 'tiers' | 'marketPrice' | 'specValues';
  readonly message: string;
}

/** Codes that more than one SKU has; none is no code. */
export function repeatedCodes(skus: readonly Pick<Sku, 'skuCode'>[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { skuCode } of skus) {
    if (skuCode !== '' && seen.has(skuCode)) twice.add(skuCode);
    seen.add(skuCode);
  }
  return twice;
}

/** Whether what is asked before is no more than what is asked now, fen. */
const isBelow = (marketPrice: number | null, prices: readonly number[]): boolean =>
  marketPrice !== null && prices.some((price) => marketPrice < price);

/**
 * The rules between the fields of the SKUs (domain rules 10.1). What is not sold need not be priced, but what it says
 * must be right; where the price is agreed there is none to be wrong.
 */
export function checkSkus(
  priceMode: number,
  specs: readonly SpecGroup[],
  skus: readonly Sku[],
): readonly SkuViolation[] {
  const twice = repeatedCodes(skus);
  const combinations = new Set(combinationsOf(specs).map(specKey));
  const first = new Map(
    skus.toReversed().map(({ specValues }, index) => [specKey(specValues), skus.length - 1 - index]),
  );
  return skus.flatMap((sku, row) => {
    const { skuCode, specValues, marketPrice, price, tiers, enabled } = sku;
    const isSold = enabled === 1;
    const key = specKey(specValues);
    const isPlaced = combinations.has(key) && first.get(key) === row;
    const steps = priceMode === PRICE_MODE.tiered && (isSold || tiers.length > 0) ? checkTiers(tiers) : null;
    const rules = [
      [!isPlaced, 'specValues', FORM_MESSAGES.duplicate('规格')],
      [twice.has(skuCode), 'skuCode', texts.codeTwice],
      [priceMode === PRICE_MODE.fixed && isSold && price === null, 'price', FORM_MESSAGES.textEmpty('单价')],
      [steps !== null, 'tiers', steps?.message ?? ''],
      [isBelow(marketPrice, pricesOf(priceMode, sku)), 'marketPrice', texts.marketPrice],
    ] as const;
    return rules.flatMap(([isBroken, field, message]) => (isBroken ? [{ row, field, message }] : []));
  });
}

/** What keeps the SKUs as a whole from being sold: one at least must be. */
export const checkSkuCount = (skus: readonly Pick<Sku, 'enabled'>[]): string | null =>
  skus.some(({ enabled }) => enabled === 1) ? null : texts.none;
