import * as v from 'valibot';
import { isLeafCategory } from '../catalog/material-categories.ts';
import { UNITS } from '../dictionary/shared-dictionaries.ts';
import { field } from '../form/field.ts';
import { rows } from '../form/rows.ts';
import { INVOICE_TYPES } from '../money/tax-rate.ts';
import { checkShelfPicture } from '../shelf/shelf-picture.ts';
import { PRODUCT_MESSAGES as texts } from './messages.ts';
import { PRICE_MODES, TIER_COUNT } from './price-steps.ts';
import { MOST_STOCK } from './skus.ts';
import { SPEC_LIMITS } from './spec-groups.ts';

/** The code of 全国 among the cities where a product is supplied. */
export const NATIONWIDE_CODE = '100000';

/** How much a product may hold (domain rules 10.1). */
export const PRODUCT_LIMITS = {
  images: 5,
  /** px, the shorter side of a main picture. */
  imageSide: 400,
  attributes: 30,
  certificates: 10,
  keywords: 5,
  shopCategories: 5,
  video: { extensions: ['mp4'], maxMegabytes: 100, maxSeconds: 60 },
} as const;

const line = (label: string, max: number) => field('str', { label, required: true, min: 1, max });
const picture = (label: string, required: boolean) =>
  field('str', { label, required, max: 200, check: checkShelfPicture });

/** One specification, 直径 and its values. */
const specRow = v.object({
  name: line('规格名称', SPEC_LIMITS.nameLength),
  values: rows(line('规格值', SPEC_LIMITS.valueLength), {
    label: '规格值',
    max: SPEC_LIMITS.values,
    emptyMessage: '请添加规格值',
  }),
});

/** One price of a step of the quantity, fen. */
const tierRow = v.object({
  minQty: field('qty', { label: '起订数量', required: true }),
  price: field('price', { label: '单价', required: true }),
});

/** One combination of values, with its prices (fen) and its stock. */
const skuRow = v.object({
  /** Names it within its product; '' of a new one, the platform gives it. */
  id: field('str', { label: 'SKU', max: 20 }),
  skuCode: field('str', { label: 'SKU编码', max: 40 }),
  /** One value of each specification, in their order; none where the product has no specification. */
  specValues: rows(line('规格值', SPEC_LIMITS.valueLength), { label: '规格值', max: SPEC_LIMITS.groups }),
  /** Of one price; null otherwise. */
  price: field('price', { label: '价格' }),
  /** Of steps, the least quantity first; none otherwise. */
  tiers: rows(tierRow, { label: '阶梯价', max: TIER_COUNT.max }),
  marketPrice: field('price', { label: '市场价' }),
  stock: field('int', { label: '库存', required: true, min: 0, max: MOST_STOCK }),
  weightKg: field('qty', { label: '重量(kg)' }),
  image: picture('SKU图片', false),
  enabled: v.pipe(v.optional(v.unknown(), 1), field('bool', { label: '启用' })),
});

/** A product as its company writes it (domain rules 10.1); `checkProduct` has what its fields make of each other. */
export const productRecord = v.object({
  name: field('str', { label: '商品名称', required: true, min: 4, max: 60 }),
  categoryCode: field('str', {
    ...{ label: '商品类目', required: true, max: 4, emptyMessage: texts.leafCategory },
    check: (code) => (isLeafCategory(code) ? null : { code: 'category', message: texts.leafCategory }),
  }),
  brandName: field('str', { label: '品牌', required: true, min: 1, max: 40 }),
  manufacturer: field('str', { label: '生产厂家', min: 2, max: 60 }),
  originRegion: field('region', { label: '产地' }),
  standardNo: field('str', { label: '执行标准', max: 60 }),
  unit: field('enum', { label: '计量单位', required: true, dictionary: UNITS }),
  taxRate: field('rate', { label: '税率', required: true }),
  invoiceType: field('enum', { label: '发票', required: true, dictionary: INVOICE_TYPES }),
  specs: rows(specRow, { label: '规格', max: SPEC_LIMITS.groups }),
  priceMode: field('enum', { label: '价格方式', required: true, dictionary: PRICE_MODES }),
  skus: rows(skuRow, { label: '价格与库存', max: SPEC_LIMITS.combinations, emptyMessage: texts.skus }),
  minOrderQty: v.pipe(v.optional(v.unknown(), '1'), field('qty', { label: '起订量', required: true })),
  supplyRegions: rows(v.pipe(v.string(), v.regex(/^\d{6}$/, texts.supplyRegions)), {
    ...{ label: '供货区域', max: 100, emptyMessage: texts.supplyRegions },
  }),
  freightNote: field('str', { label: '运费说明', max: 200 }),
  deliveryDays: field('int', { label: '发货周期(天)', required: true, min: 0, max: 180 }),
  mainImages: rows(picture('商品主图', true), {
    ...{ label: '商品主图', max: PRODUCT_LIMITS.images, emptyMessage: texts.mainImages },
  }),
  video: field('att', { label: '主图视频', max: 1 }),
  attributes: rows(v.object({ name: line('参数名称', 20), value: line('参数值', 60) }), {
    ...{ label: '商品参数', max: PRODUCT_LIMITS.attributes },
  }),
  detail: field('rich', { label: '商品详情', required: true, max: 50_000 }),
  certificates: field('att', { label: '检测报告/合格证', max: PRODUCT_LIMITS.certificates }),
  keywords: rows(line('关键词', 10), { label: '关键词', max: PRODUCT_LIMITS.keywords }),
  shopCategoryIds: rows(field('id', { label: '店铺分类', required: true }), {
    ...{ label: '店铺分类', max: PRODUCT_LIMITS.shopCategories },
  }),
  sort: field('int', { label: '排序', min: 0, max: 9999 }),
});

export type ProductFields = v.InferOutput<typeof productRecord>;
export type ProductSpec = ProductFields['specs'][number];
export type ProductSku = ProductFields['skus'][number];
