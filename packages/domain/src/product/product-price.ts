import { PRICE_MAX_FEN, yuanText } from '../money/yuan-text.ts';
import { wrongPrices } from './check-product.ts';
import { PRODUCT_MESSAGES as texts } from './messages.ts';
import { PRICE_MODE } from './price-mode.ts';
import type { ProductFields, ProductSku } from './product-record.ts';

type Priced = Pick<ProductFields, 'priceMode' | 'skus'>;

/** The least and the greatest of what a product costs, fen; null where it is agreed. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

/** Of the combinations that are on sale: all, where none is. */
const onSale = (skus: readonly ProductSku[]): readonly ProductSku[] => {
  const enabled = skus.filter((sku) => sku.enabled === 1);
  return enabled.length > 0 ? enabled : skus;
};

export function priceRange({ priceMode, skus }: Priced): PriceRange | null {
  if (priceMode === PRICE_MODE.agreed) return null;
  const prices = onSale(skus).flatMap((sku) =>
    priceMode === PRICE_MODE.tiers ? sku.tiers.map(({ price }) => price) : sku.price === null ? [] : [sku.price],
  );
  return prices.length === 0 ? null : { from: Math.min(...prices), to: Math.max(...prices) };
}

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

/** Percent by which the prices of several products are changed together (domain rules 30.22). */
export const PRICE_CHANGE = { label: '调价幅度', min: -50, max: 100 } as const;

/** A price changed by a percentage, rounded half up to fen, by whole numbers alone. @param percent whole */
export function changedPrice(fen: number, percent: number): number {
  const hundredths = BigInt(fen) * BigInt(100 + percent);
  return Number((hundredths + 50n) / 100n);
}

/**
 * The same combinations with their prices changed by a percentage; what was meant as a comparison, the market price, stays.
 * A text where the rules of prices do not hold afterwards: nothing is changed then.
 */
export function repricedSkus({ priceMode, skus }: Priced, percent: number): ProductSku[] | string {
  if (priceMode === PRICE_MODE.agreed) return texts.agreed;
  const changed = skus.map((sku) => ({
    ...sku,
    price: sku.price === null ? null : changedPrice(sku.price, percent),
    tiers: sku.tiers.map((tier) => ({ ...tier, price: changedPrice(tier.price, percent) })),
  }));
  const prices = changed.flatMap((sku) => [
    ...(sku.price === null ? [] : [sku.price]),
    ...sku.tiers.map((one) => one.price),
  ]);
  if (prices.some((fen) => fen < 1 || fen > PRICE_MAX_FEN)) return texts.repriced;
  const wrong = changed.map((sku) => wrongPrices(sku, priceMode)).find((message) => message !== null);
  return wrong ?? changed;
}
