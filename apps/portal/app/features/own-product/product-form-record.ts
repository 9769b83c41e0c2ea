import { fieldLabel } from '@jianzhu/domain/forms';
import { PRICE_MODE, productRecord } from '@jianzhu/domain/products';
import * as v from 'valibot';
import { blankSku } from './sku-values.ts';

/** What is typed and chosen; files have widgets with a state of their own, and are looked at by the platform. */
const {
  video: _video,
  certificates: _certificates,
  skus,
  priceMode,
  taxRate,
  invoiceType,
  ...words
} = productRecord.entries;

/** What a new product begins with (domain rules 10.1). */
const begun = { priceMode: PRICE_MODE.fixed, taxRate: 13, invoiceType: 1 } as const;

/** The form of a product: its record, begun with one SKU and the usual terms. */
export const productFormRecord = v.object({
  ...words,
  priceMode: v.pipe(v.optional(v.unknown(), begun.priceMode), priceMode),
  taxRate: v.pipe(v.optional(v.unknown(), begun.taxRate), taxRate),
  invoiceType: v.pipe(v.optional(v.unknown(), begun.invoiceType), invoiceType),
  skus: v.pipe(v.optional(v.unknown(), [blankSku([])]), skus),
});

export const labelOf = (field: string) => fieldLabel(productRecord, field);

/** Parts of the form in their order, and the fields of each; all others stand in the first one. */
const PARTS = {
  prices: ['specs', 'priceMode', 'skus'],
  pictures: ['mainImages', 'video', 'certificates'],
  content: ['attributes', 'keywords', 'detail', 'sort', 'shopCategoryIds'],
} as const;

export const STEPS = ['basics', 'prices', 'pictures', 'content'] as const;

export type StepName = (typeof STEPS)[number];

/** The part of the form that a field stands in. */
export function stepOf(field: string): StepName {
  const found = Object.entries(PARTS).find(([, fields]) => (fields as readonly string[]).includes(field));
  return STEPS.find((name) => name === found?.[0]) ?? 'basics';
}
