import { FORM_MESSAGES } from '../form/messages.ts';
import { quantityThousandths } from '../money/quantity.ts';
import { checkInvoiceType } from '../money/tax-rate.ts';
import { PRODUCT_MESSAGES as texts } from './messages.ts';
import { PRICE_MODE, type PriceMode } from './price-mode.ts';
import {
  NATIONWIDE_CODE,
  PRODUCT_LIMITS,
  type PriceTier,
  type ProductFields,
  type ProductSku,
} from './product-record.ts';

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

const hasTwice = (texts: readonly string[]): boolean => new Set(texts).size < texts.length;

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
    ...checkSpecs(fields),
    ...checkSkus(fields),
  ];
}

function wrongVideo([video]: ProductFields['video']): string | null {
  if (video === undefined) return null;
  if (!/\.mp4$/i.test(video.fileName)) return texts.videoForm;
  return (video.fileSize ?? 0) > PRODUCT_LIMITS.video.maxMegabytes * MEGABYTE ? texts.videoSize : null;
}

function checkSpecs({ specs }: ProductFields): ProductViolation[] {
  const combinations = specs.reduce((count, { values }) => count * values.length, 1);
  const twice = specs.findIndex(({ values }) => hasTwice(values));
  return [
    ...(hasTwice(specs.map(({ name }) => name)) ? [{ field: 'specs' as const, message: texts.specTwice }] : []),
    ...(twice < 0 ? [] : [{ field: 'specs' as const, row: twice + 1, message: texts.specValueTwice }]),
    ...(combinations > PRODUCT_LIMITS.skus ? [{ field: 'specs' as const, message: texts.tooManyCombinations }] : []),
  ];
}

/** Combinations as texts that can be compared. */
const keyOf = (values: readonly string[]): string => JSON.stringify(values);

const combinationsOf = (specs: ProductFields['specs']): readonly string[][] =>
  specs.reduce<string[][]>((found, { values }) => found.flatMap((one) => values.map((value) => [...one, value])), [[]]);

function checkSkus({ specs, skus, priceMode }: ProductFields): ProductViolation[] {
  const wanted = new Set(combinationsOf(specs).map(keyOf));
  const given = skus.map(({ specValues }) => keyOf(specValues));
  const codes = skus.map(({ skuCode }) => skuCode);
  const isWhole = given.length === wanted.size && !hasTwice(given) && given.every((key) => wanted.has(key));
  return [
    ...(isWhole ? [] : [{ field: 'skus' as const, message: texts.combinations }]),
    ...(skus.every(({ enabled }) => enabled === 0) ? [{ field: 'skus' as const, message: texts.skusAllOff }] : []),
    ...skus.flatMap((sku, index) => {
      const isTwice = sku.skuCode !== '' && codes.indexOf(sku.skuCode) < index;
      const message = isTwice ? texts.skuCodeTwice : wrongPrices(sku, priceMode);
      return message === null
        ? []
        : [{ field: 'skus' as const, row: index + 1, message: texts.inRow(index + 1, message) }];
    }),
  ];
}

/** What is wrong with the prices of one combination; null where it has what its way of pricing asks for. */
export function wrongPrices(sku: Pick<ProductSku, 'price' | 'tiers' | 'marketPrice'>, mode: PriceMode): string | null {
  if (mode === PRICE_MODE.agreed) return null;
  if (mode === PRICE_MODE.once && sku.price === null) return texts.price;
  if (mode === PRICE_MODE.tiers) {
    const wrong = wrongTiers(sku.tiers);
    if (wrong !== null) return wrong;
  }
  const most = mode === PRICE_MODE.once ? sku.price : sku.tiers[0]?.price;
  return sku.marketPrice !== null && sku.marketPrice < (most ?? 0) ? texts.marketPrice : null;
}

/** Steps are two to five, their quantities rise and their prices fall, strictly. */
function wrongTiers(tiers: readonly PriceTier[]): string | null {
  const { min, max } = PRODUCT_LIMITS.tiers;
  if (tiers.length < min || tiers.length > max) return texts.tiers;
  const isInOrder = tiers.every((tier, index) => {
    const before = tiers[index - 1];
    if (before === undefined) return true;
    const rises = (quantityThousandths(tier.minQty) ?? 0n) > (quantityThousandths(before.minQty) ?? 0n);
    return rises && tier.price < before.price;
  });
  return isInOrder ? null : texts.tierOrder;
}
