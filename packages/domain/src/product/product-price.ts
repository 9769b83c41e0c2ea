import { yuanText } from '../money/yuan-text.ts';
import { PRODUCT_MESSAGES as texts } from './messages.ts';
import { PRICE_MODE, type PriceRange, repriced, repricedTiers } from './price-steps.ts';
import type { ProductFields, ProductSku } from './product-record.ts';
import { checkSkus } from './skus.ts';

const grouped = (fen: number): string => yuanText(fen).replace(/\B(?=(\d{3})+\.)/g, ',');

/** What a product costs as lists show it, yuan without its sign and unit: `3,380.00 - 3,620.00`, `面议`. */
export function priceText(range: PriceRange | null): string {
  if (range === null) return texts.agreedPrice;
  return range.from === range.to ? grouped(range.from) : `${grouped(range.from)} - ${grouped(range.to)}`;
}

/** What there is of all combinations on sale. */
export const stockOf = ({ skus }: Pick<ProductFields, 'skus'>): number =>
  skus.reduce((sum, { stock, enabled }) => (enabled === 1 ? sum + stock : sum), 0);

/** A stock as pages show it (domain rules 10.2). */
export const stockText = (stock: number): string =>
  stock === 0 ? texts.outOfStock : String(stock).replace(/\B(?=(\d{3})+$)/g, ',');

/** Percent by which the prices of several products are changed together, at most two decimals (domain rules 30.22). */
export const PRICE_CHANGE = { min: -50, max: 100 } as const;

/** Whether prices may be changed by a percentage; 0 changes nothing. */
export const isPriceChange = (percent: number): boolean =>
  percent >= PRICE_CHANGE.min &&
  percent <= PRICE_CHANGE.max &&
  percent !== 0 &&
  Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;

/**
 * The same combinations with their prices changed by a percentage; what was meant as a comparison, the market price, stays.
 * A text where the rules of prices do not hold afterwards: nothing is changed then.
 */
export function repricedSkus(
  { priceMode, specs, skus }: Pick<ProductFields, 'priceMode' | 'specs' | 'skus'>,
  percent: number,
): ProductSku[] | string {
  if (priceMode === PRICE_MODE.agreed) return texts.agreed;
  const changed = skus.map((sku) => ({
    ...sku,
    price: sku.price === null ? null : repriced(sku.price, percent),
    tiers: [...repricedTiers(sku.tiers, percent)],
  }));
  return checkSkus(priceMode, specs, changed)[0]?.message ?? changed;
}
