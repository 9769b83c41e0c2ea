import { FORM_MESSAGES } from '../form/messages.ts';
import { checkInvoiceType } from '../money/tax-rate.ts';
import { PRODUCT_MESSAGES as texts } from './messages.ts';
import { NATIONWIDE_CODE, PRODUCT_LIMITS, type ProductFields } from './product-record.ts';
import { checkSkuCount, checkSkus } from './skus.ts';
import { checkSpecs } from './spec-groups.ts';

/** A rule that a product breaks; the row, where it is one of a list, counts from 1. */
export interface ProductViolation {
  readonly field: keyof ProductFields;
  readonly row?: number;
  readonly message: string;
}

const SHORTEST_DETAIL = 20;
const MEGABYTE = 1024 * 1024;

/** Characters that a reader sees of a rich text. */
const shownLength = (html: string): number => [...html.replace(/<[^>]*>|&nbsp;/g, '').trim()].length;

const hasTwice = (words: readonly string[]): boolean => new Set(words).size < words.length;

/** What the fields of a product make of each other, by the field that breaks it (domain rules 10.1). */
export function checkProduct(fields: ProductFields): ProductViolation[] {
  const { taxRate, invoiceType, supplyRegions, attributes, keywords, detail } = fields;
  const invoice = checkInvoiceType(invoiceType, taxRate);
  const isShort = shownLength(detail) < SHORTEST_DETAIL && !/<img\b/i.test(detail);
  const rules = [
    [invoice !== null, 'invoiceType', invoice?.message ?? ''],
    [supplyRegions.includes(NATIONWIDE_CODE) && supplyRegions.length > 1, 'supplyRegions', texts.regionsTwice],
    [hasTwice(attributes.map(({ name }) => name)), 'attributes', texts.attributeTwice],
    [hasTwice(keywords), 'keywords', texts.keywordTwice],
    [isShort, 'detail', FORM_MESSAGES.tooShort('商品详情', SHORTEST_DETAIL)],
  ] as const;
  const video = wrongVideo(fields.video);
  return [
    ...rules.flatMap(([isBroken, field, message]) => (isBroken ? [{ field, message }] : [])),
    ...(video === null ? [] : [{ field: 'video' as const, message: video }]),
    ...wrongSkus(fields),
  ];
}

function wrongVideo([video]: ProductFields['video']): string | null {
  if (video === undefined) return null;
  if (!/\.mp4$/i.test(video.fileName)) return texts.videoForm;
  return (video.fileSize ?? 0) > PRODUCT_LIMITS.video.maxMegabytes * MEGABYTE ? texts.videoSize : null;
}

function wrongSkus({ specs, skus, priceMode }: ProductFields): ProductViolation[] {
  const specRule = checkSpecs(specs);
  const none = checkSkuCount(skus);
  const rows = checkSkus(priceMode, specs, skus).map(({ row, message }) => ({ row: row + 1, message }));
  return [
    ...(specRule === null ? [] : [{ field: 'specs' as const, message: specRule.message }]),
    ...(none === null ? [] : [{ field: 'skus' as const, message: none }]),
    ...rows.map(({ row, message }) => ({ field: 'skus' as const, row, message: texts.inRow(row, message) })),
  ];
}
