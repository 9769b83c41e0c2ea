import { PARTY_MODULE_CODE } from '../limits.ts';
import { CHANGCHUN_PLATFORM_CODE } from './platform-code.ts';

/** Entries of the header menu in their order; `section` is the `params` value and element id (decision 30). */
export const HEADER_MENU = [
  { section: 'supply-demand', label: '供需对接' },
  { section: 'platforms', label: '数字平台' },
  { section: 'services', label: '综合服务' },
  { section: 'supervision', label: '智慧监管' },
  { section: 'news', label: '新闻资讯' },
  { section: 'enterprise-style', label: '企业风采' },
  { section: 'research', label: '科研创新' },
  { section: 'party', label: '党建引领' },
] as const;

export type HomeSection = (typeof HEADER_MENU)[number]['section'];
export type HeaderMenuEntry = (typeof HEADER_MENU)[number];

/** Address of the party-building section, opened in a new window. */
export const PARTY_NEWS_ADDRESS = `/default/djyl/news-list?pageid=1&modulecode=${PARTY_MODULE_CODE}`;

/** What a click on a menu entry does. */
export type MenuAction =
  | { readonly kind: 'scroll'; readonly section: HomeSection }
  | { readonly kind: 'navigate'; readonly address: string }
  | { readonly kind: 'new-window'; readonly address: string };

/** Menu of a platform; party building is hidden on CHANGCHUN (specification 2). */
export function headerMenu(platformCode: string | null): readonly HeaderMenuEntry[] {
  if (platformCode !== CHANGCHUN_PLATFORM_CODE) return HEADER_MENU;
  return HEADER_MENU.filter(({ section }) => section !== 'party');
}

/** Resolves a click: party building in a new window, else scroll on home, else home with the section in `params`. */
export function menuAction(section: HomeSection, isHome: boolean): MenuAction {
  if (section === 'party') return { kind: 'new-window', address: PARTY_NEWS_ADDRESS };
  if (isHome) return { kind: 'scroll', section };
  return { kind: 'navigate', address: `/default/home?params=${section}` };
}

/** The section that a `params` value names, or null: an unknown one scrolls nowhere. */
export function homeSection(params: string | null | undefined): HomeSection | null {
  return HEADER_MENU.find(({ section }) => section === params)?.section ?? null;
}
