import type { ProductFields, ProductSku } from './product-record.ts';

/**
 * What counts at once, without a review: prices, stock, and the terms of a trade (domain rules 10.2). What buyers read and
 * see of a product is reviewed.
 */
const AT_ONCE: readonly string[] = [
  'priceMode',
  'unit',
  'taxRate',
  'invoiceType',
  'minOrderQty',
  'supplyRegions',
  'freightNote',
  'deliveryDays',
  'shopCategoryIds',
  'sort',
] satisfies (keyof ProductFields)[];

/** Of a combination: its picture and its values alone are reviewed. */
const reviewedSku = ({ specValues, image }: ProductSku) => ({ specValues, image });

/** A product as far as it is reviewed: what changes in nothing of it needs no review. */
export function reviewedPart(fields: ProductFields): object {
  const { skus, ...rest } = fields;
  const reviewed = Object.entries(rest).filter(([name]) => !AT_ONCE.includes(name));
  return { ...Object.fromEntries(reviewed), skus: skus.map(reviewedSku) };
}

/**
 * What stands, with what another version changes of it at once. Where the combinations are others, their prices wait for
 * the review with them.
 */
export function withTermsOf(stands: ProductFields, changed: ProductFields): ProductFields {
  const isSameOnes =
    stands.skus.length === changed.skus.length &&
    stands.skus.every(({ specValues }, index) => sameValues(specValues, changed.skus[index]?.specValues ?? []));
  const { unit, taxRate, invoiceType, minOrderQty, supplyRegions, freightNote, deliveryDays } = changed;
  const { shopCategoryIds, sort } = changed;
  return {
    ...stands,
    ...{ unit, taxRate, invoiceType, minOrderQty, supplyRegions, freightNote, deliveryDays, shopCategoryIds, sort },
    ...(isSameOnes && {
      priceMode: changed.priceMode,
      skus: changed.skus.map((sku, index) => ({ ...sku, image: stands.skus[index]?.image ?? '' })),
    }),
  };
}

const sameValues = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);
