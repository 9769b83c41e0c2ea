import { parseYuan, yuanText } from '@jianzhu/domain/money';
import type { PRICE_MODES } from '@jianzhu/domain/products';
import { PRICE_MODE, type SpecValues, specKey } from '@jianzhu/domain/products';
import { ENABLED_KEY, rowValues, type SkuRow } from '@jianzhu/ui/sku-matrix';

/** An amount as a form holds it: fen, nothing, or what was typed and means none. */
type TypedAmount = number | string | null;

/** One SKU as it stands in the form: what is typed and means nothing stays, for the rules of its fields to refuse. */
export interface SkuDraft {
  readonly id: string;
  readonly skuCode: string;
  readonly specValues: SpecValues;
  readonly price: TypedAmount;
  readonly tiers: readonly { readonly minQty: string; readonly price: TypedAmount }[];
  readonly marketPrice: TypedAmount;
  readonly stock: TypedAmount;
  readonly weightKg: string;
  readonly image: string;
  readonly enabled: 0 | 1;
}

type PriceMode = (typeof PRICE_MODES)[number]['value'];

export const tierKey = (index: number): string => `tier-${index}`;

/** The SKU of a combination that is new. */
export const blankSku = (specValues: SpecValues): SkuDraft => ({
  ...{ id: '', skuCode: '', specValues, price: null, tiers: [], marketPrice: null, stock: 0 },
  ...{ weightKg: '', image: '', enabled: 1 },
});

const amountText = (amount: TypedAmount): string => (typeof amount === 'number' ? yuanText(amount) : (amount ?? ''));

const readAmount = (text: string): TypedAmount => (text === '' ? null : (parseYuan(text) ?? text));

const readCount = (text: string): TypedAmount => (text === '' ? null : /^\d{1,15}$/.test(text) ? Number(text) : text);

/** Quantities that any of the SKUs has a price from, the least first. */
export function quantitiesOf(skus: readonly SkuDraft[]): readonly string[] {
  const all = new Set(skus.flatMap(({ tiers }) => tiers.map(({ minQty }) => minQty)));
  return [...all].toSorted((one, other) => Number(one) - Number(other));
}

/** A row of the matrix for an SKU; the price of each quantity stands in a column of its own. */
export function rowOf(sku: SkuDraft, quantities: readonly string[]): SkuRow {
  const left = [...sku.tiers];
  const prices = quantities.map((quantity, index): [string, string] => {
    const at = left.findIndex(({ minQty }) => minQty === quantity);
    const [tier] = at === -1 ? [] : left.splice(at, 1);
    return [tierKey(index), amountText(tier?.price ?? null)];
  });
  const values = {
    skuCode: sku.skuCode,
    price: amountText(sku.price),
    ...Object.fromEntries(prices),
    marketPrice: amountText(sku.marketPrice),
    stock: sku.stock === null ? '' : String(sku.stock),
    weightKg: sku.weightKg,
  };
  return { id: specKey(sku.specValues), values: rowValues(sku.specValues, Number(sku.enabled) === 1, values) };
}

/** The SKU that a row was made of, with what has been typed since; a quantity without a price is none of its steps. */
export function skuOf(sku: SkuDraft, { values }: SkuRow, quantities: readonly string[]): SkuDraft {
  const of = (key: string) => values[key] ?? '';
  return {
    ...sku,
    skuCode: of('skuCode'),
    price: readAmount(of('price')),
    tiers: quantities.flatMap((minQty, index) => {
      const price = readAmount(of(tierKey(index)));
      return price === null ? [] : [{ minQty, price }];
    }),
    marketPrice: readAmount(of('marketPrice')),
    stock: readCount(of('stock')),
    weightKg: of('weightKg'),
    enabled: of(ENABLED_KEY) === '1' ? 1 : 0,
  };
}

/** The SKUs priced another way: one price becomes the first step, the first step the one price. */
export function pricedAs(
  skus: readonly SkuDraft[],
  mode: PriceMode,
  quantities: readonly string[],
): readonly SkuDraft[] {
  if (mode === PRICE_MODE.agreed) return skus;
  return skus.map((sku) => {
    if (mode === PRICE_MODE.fixed) return { ...sku, price: sku.price ?? sku.tiers[0]?.price ?? null };
    const [minQty] = quantities;
    const isCarried = sku.tiers.length === 0 && sku.price !== null && minQty !== undefined && minQty !== '';
    return isCarried ? { ...sku, tiers: [{ minQty, price: sku.price }] } : sku;
  });
}

/** What is saved of the SKUs: prices of the way that they are priced, and no others. */
export const savedSkus = <Sku extends { readonly price: unknown; readonly tiers: readonly unknown[] }>(
  skus: readonly Sku[],
  mode: number,
): Sku[] =>
  skus.map((sku) => ({
    ...sku,
    price: mode === PRICE_MODE.fixed ? sku.price : null,
    tiers: mode === PRICE_MODE.tiered ? sku.tiers : [],
  }));
