import * as v from 'valibot';
import { dictionary } from '../dictionary/dictionary.ts';
import { field } from '../form/field.ts';
import { rows } from '../form/rows.ts';
import type { Violation } from '../violation.ts';
import { SHOP_MESSAGES as texts } from './messages.ts';

/** Status of a page of a shop (domain rules 14.1). */
export const SHOP_PAGE_STATUS = dictionary([
  [0, '未发布'],
  [1, '已发布', 'success'],
  [2, '有未发布修改', 'warning'],
  [3, '平台屏蔽', 'danger'],
]);

export type ShopPageStatus = (typeof SHOP_PAGE_STATUS)[number]['value'];

/** What a visitor sees of a shop: its own page, the one that every shop begins with, or that it is blocked. */
export const SHOP_STATES = ['published', 'default', 'blocked'] as const;
export type ShopState = (typeof SHOP_STATES)[number];

/** Published versions that are kept (domain rules 14.1). */
export const KEPT_VERSIONS = 20;
/** Minutes that a link to a preview is good for. */
export const PREVIEW_MINUTES = 30;
/** Seconds of quiet after which an editor saves its draft. */
export const AUTOSAVE_SECONDS = 30;
/** A page is published by itself in so many minutes at the earliest, and days at the latest. */
export const SCHEDULE = { leastMinutes: 5, mostDays: 90 } as const;

/** What a shop has at most: categories of the first level, below each of them, letters of a name; offers. */
export const SHOP_LIMITS = { branches: 30, children: 20, categoryName: 12, offers: 20 } as const;

const line = (label: string, max: number, min = 1) => field('str', { label, required: true, min, max });
const givenId = v.optional(v.pipe(v.string(), v.regex(/^\d{1,20}$/, '编号不正确')));

/** Categories of a shop: two levels, in their order. One that has no id is new. */
const child = v.object({ id: givenId, name: line('分类名称', SHOP_LIMITS.categoryName) });
export const shopCategoriesRecord = v.object({
  categories: rows(
    v.object({ ...child.entries, children: rows(child, { label: '二级分类', max: SHOP_LIMITS.children }) }),
    { label: '店铺分类', max: SHOP_LIMITS.branches },
  ),
});

export type ShopCategoriesFields = v.InferOutput<typeof shopCategoriesRecord>;

/** Categories of both levels that a shop has at most. */
const MOST_CATEGORIES = 100;

/** What the names of categories make of each other. */
export function checkShopCategories({ categories }: ShopCategoriesFields): Violation | null {
  const levels = [categories, ...categories.map(({ children }) => children)];
  const isTwice = levels.some((level) => new Set(level.map(({ name }) => name)).size < level.length);
  if (isTwice) return { code: 'twice', message: texts.categoryTwice };
  const count = levels.reduce((sum, level) => sum + level.length, 0);
  return count > MOST_CATEGORIES ? { code: 'most', message: texts.tooManyCategories } : null;
}

/** What an offer of a shop gives. It is told, not counted: trade starts with an inquiry (domain rules 10.2). */
export const OFFER_KINDS = dictionary([
  [1, '满减'],
  [2, '折扣'],
  [3, '赠送'],
  [4, '包邮'],
  [9, '其他'],
]);

/** What is told of an offer that the block 优惠活动 shows while its days last, both ends included. */
export const shopOfferRecord = v.object({
  kind: field('enum', { label: '活动类型', required: true, dictionary: OFFER_KINDS }),
  title: line('活动名称', 20, 2),
  text: field('str', { label: '活动说明', max: 60 }),
  beginDate: field('date', { label: '开始日期', required: true }),
  endDate: field('date', { label: '结束日期', required: true }),
});
/** Offers of a shop in their order. One that has no id is new. */
export const shopOffersRecord = v.object({
  offers: rows(v.object({ id: givenId, ...shopOfferRecord.entries }), { label: '优惠活动', max: SHOP_LIMITS.offers }),
});

export type ShopOffersFields = v.InferOutput<typeof shopOffersRecord>;

/** Place of the first offer that ends before it begins; -1 where none does. */
export const backwardOffer = ({ offers }: ShopOffersFields): number =>
  offers.findIndex(({ beginDate, endDate }) => endDate < beginDate);

const RESERVED_PATHS: readonly string[] = ['shop', 'admin', 'default', 'user', 'preview', 'platform', 'official'];

/** The rule of the short address that a shop can have; '' is none. */
export function checkShopPath(path: string): Violation | null {
  if (path === '') return null;
  if (!/^[a-z][a-z0-9-]{3,29}$/.test(path) || path.endsWith('-')) return { code: 'path', message: texts.pathForm };
  return RESERVED_PATHS.includes(path) ? { code: 'reserved', message: texts.pathReserved } : null;
}
