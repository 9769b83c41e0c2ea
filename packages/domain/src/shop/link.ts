import { dictionary } from '../dictionary/dictionary.ts';
import { checkHttpsUrl, checkLandline } from '../identifier/contact.ts';
import { PHONE_PATTERN } from '../member/phone.ts';
import { SHOP_MESSAGES } from './messages.ts';

/** Where a click in a shop leads (domain rules 14.1): always one of these, never an address of one's own making. */
export const SHOP_LINK_KINDS = dictionary([
  ['none', '无链接'],
  ['product', '商品'],
  ['service', '服务'],
  ['category', '店铺分类'],
  ['shopPage', '店铺页面'],
  ['inquiry', '快速询价'],
  ['phone', '拨打电话'],
  ['chat', '在线沟通'],
  ['https', '外部网址'],
]);

export type LinkKind = (typeof SHOP_LINK_KINDS)[number]['value'];

/** The pages that every shop has, for links of the kind `shopPage`. */
export const SHOP_PAGES = dictionary([
  ['home', '店铺首页'],
  ['products', '全部商品'],
  ['services', '全部服务'],
  ['company', '企业主页'],
]);

export type ShopPageName = (typeof SHOP_PAGES)[number]['value'];

/**
 * A link as it is kept. `target`: id of a product, a service or a category of the shop; name of {@link SHOP_PAGES}; a
 * phone number; an address that begins with https://; '' for a kind that needs none, and before one is chosen.
 */
export interface Link {
  readonly kind: LinkKind;
  readonly target: string;
}

export const NO_LINK: Link = { kind: 'none', target: '' };

const LONGEST_ADDRESS = 500;
const isId = (target: string): boolean => /^\d{1,20}$/.test(target);

const isHttps = (target: string): boolean => target.length <= LONGEST_ADDRESS && checkHttpsUrl(target) === null;

/** A mobile number, a landline with its area code, or a number of a service line (400 and 800). */
export const isShopPhone = (text: string): boolean =>
  PHONE_PATTERN.test(text) || checkLandline(text) === null || /^[48]00-?\d{3}-?\d{4}$/.test(text);

/** What a target of each kind has to be; '' is judged by {@link needsTarget}. */
const TARGET_FORMS: Readonly<Record<LinkKind, (target: string) => boolean>> = {
  none: () => false,
  product: isId,
  service: isId,
  category: isId,
  shopPage: (target) => SHOP_PAGES.some(({ value }) => value === target),
  inquiry: () => false,
  phone: isShopPhone,
  chat: () => false,
  https: isHttps,
};

const WITHOUT_TARGET: readonly LinkKind[] = ['none', 'inquiry', 'chat'];

/** Whether a link of a kind leads somewhere only with a target. */
export const needsTarget = (kind: LinkKind): boolean => !WITHOUT_TARGET.includes(kind);

/** Reads a link; undefined for what is none. A target of the wrong form is no link: nothing but these forms is kept. */
export function readLink(input: unknown): Link | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { kind, target = '' } = input as { readonly kind?: unknown; readonly target?: unknown };
  const known = SHOP_LINK_KINDS.find(({ value }) => value === kind)?.value;
  if (known === undefined || typeof target !== 'string') return undefined;
  if (!needsTarget(known)) return { kind: known, target: '' };
  const trimmed = target.trim();
  return trimmed === '' || TARGET_FORMS[known](trimmed) ? { kind: known, target: trimmed } : undefined;
}

/** What is missing of a link when its page is published; null for one that leads somewhere or nowhere on purpose. */
export const unfinishedLink = ({ kind, target }: Link): string | null =>
  needsTarget(kind) && target === '' ? SHOP_MESSAGES.chooseLink : null;
