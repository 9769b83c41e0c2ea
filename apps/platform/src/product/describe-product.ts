import { categoryName } from '@jianzhu/domain/catalogs';
import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { INVOICE_TYPES, TAX_RATES, yuanText } from '@jianzhu/domain/money';
import { NATIONWIDE_CODE, PRICE_MODES, type ProductFields, type ProductSku } from '@jianzhu/domain/products';
import type { Transaction } from '../db/schema.ts';
import { districtNames } from '../shelf/district-names.ts';
import { plainText } from '../shelf/plain-text.ts';
import { PRODUCT_TEXTS as texts } from './messages.ts';

/** Where a product is supplied, in words. */
export const supplyNames = async (transaction: Transaction, codes: readonly string[]): Promise<readonly string[]> =>
  codes.length === 0 || codes.includes(NATIONWIDE_CODE) ? [texts.wholeCountry] : districtNames(transaction, codes);

/** `吉林省长春市`; '' where it is not said. */
export const originText = (origin: ProductFields['originRegion']): string =>
  origin === null ? '' : origin.provinceName + origin.cityName + origin.districtName;

/** One combination in words: its values, its code, what it costs, what there is of it. */
function skuText(sku: ProductSku): string {
  const prices = [
    ...(sku.price === null ? [] : [`${yuanText(sku.price)}元`]),
    ...sku.tiers.map(({ minQty, price }) => texts.tier(minQty, yuanText(price))),
    ...(sku.marketPrice === null ? [] : [texts.market(yuanText(sku.marketPrice))]),
  ];
  return [
    ...[sku.specValues.join(' / '), sku.skuCode, prices.join('，'), texts.stock(sku.stock), sku.image],
    sku.enabled === 1 ? '' : texts.off,
  ]
    .filter((part) => part !== '')
    .join('；');
}

/** What a reviewer reads of a product, and two versions are compared by. */
export async function describeProduct(transaction: Transaction, fields: ProductFields) {
  const lines = [
    ['name', '商品名称', fields.name],
    ['categoryCode', '商品类目', categoryName(fields.categoryCode)],
    ['brandName', '品牌', fields.brandName],
    ['manufacturer', '生产厂家', fields.manufacturer],
    ['originRegion', '产地', originText(fields.originRegion)],
    ['standardNo', '执行标准', fields.standardNo],
    ['unit', '计量单位', dictionaryLabel(UNITS, fields.unit)],
    ['taxRate', '税率', dictionaryLabel(TAX_RATES, fields.taxRate)],
    ['invoiceType', '发票', dictionaryLabel(INVOICE_TYPES, fields.invoiceType)],
    ['specs', '规格', fields.specs.map(({ name, values }) => `${name}：${values.join('、')}`).join('\n')],
    ['priceMode', '价格方式', dictionaryLabel(PRICE_MODES, fields.priceMode)],
    ['skus', '价格与库存', fields.skus.map(skuText).join('\n')],
    ['minOrderQty', '起订量', fields.minOrderQty],
    ['supplyRegions', '供货区域', (await supplyNames(transaction, fields.supplyRegions)).join('、')],
    ['freightNote', '运费说明', fields.freightNote],
    ['deliveryDays', '发货周期(天)', String(fields.deliveryDays)],
    ['mainImages', '商品主图', fields.mainImages.join('\n')],
    ['video', '主图视频', fields.video.map(({ fileName }) => fileName).join('\n')],
    ['attributes', '商品参数', fields.attributes.map(({ name, value }) => `${name}：${value}`).join('\n')],
    ['detail', '商品详情', plainText(fields.detail)],
    ['certificates', '检测报告/合格证', fields.certificates.map(({ fileName }) => fileName).join('\n')],
    ['keywords', '关键词', fields.keywords.join('、')],
  ] as const;
  return lines.flatMap(([name, label, value]) => (value === '' ? [] : [{ name, label, value }]));
}
