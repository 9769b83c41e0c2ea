/** Parts of a product that its company and everybody else read alike. */
import * as v from 'valibot';

/** A price that a list is narrowed by, fen. */
export const fenFilter = v.optional(
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform(Number),
    v.integer('价格不正确'),
    v.minValue(0, '价格不正确'),
    v.maxValue(99_999_999_999, '价格不正确'),
  ),
);

const productSku = v.object({
  /** Names it within its product. */
  id: v.string(),
  skuCode: v.string(),
  /** One value of each specification, in their order. */
  specValues: v.array(v.string()),
  /** fen, of one price. */
  price: v.nullable(v.number()),
  /** fen, of steps of the quantity (decimal text), the least first. */
  tiers: v.array(v.object({ minQty: v.string(), price: v.number() })),
  marketPrice: v.nullable(v.number()),
  stock: v.number(),
  /** Decimal text; '' where it is not said. */
  weightKg: v.string(),
  /** Address of its picture; '' where it has none. */
  image: v.string(),
  /** 1: on sale. */
  enabled: v.number(),
});

export const productParts = {
  manufacturer: v.string(),
  standardNo: v.string(),
  /** percent */
  taxRate: v.number(),
  /** Of `INVOICE_TYPES`. */
  invoiceType: v.number(),
  specs: v.array(v.object({ name: v.string(), values: v.array(v.string()) })),
  skus: v.array(productSku),
  /** Decimal text. */
  minOrderQty: v.string(),
  /** Codes of cities, or that of the whole country. */
  supplyRegions: v.array(v.string()),
  freightNote: v.string(),
  deliveryDays: v.number(),
  /** Addresses; the first is the cover. */
  mainImages: v.array(v.string()),
  attributes: v.array(v.object({ name: v.string(), value: v.string() })),
  /** Rich text. */
  detail: v.string(),
  keywords: v.array(v.string()),
} as const;
