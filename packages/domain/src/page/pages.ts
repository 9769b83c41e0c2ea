import type { CompanyType } from '../member/company-type.ts';
import { MEMBER_PAGES } from './member-pages.ts';
import type { Page } from './page.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

/** Every page of the portal, each once: routes, menus, headings, guard and page cache are made from it. */
export const PAGES: readonly Page[] = [...PUBLIC_PAGES, ...MEMBER_PAGES];

/** A folder leads to the same page on both sides of the marketplace, or to one for each. */
type Target = string | Readonly<Record<CompanyType, string>>;

/** Addresses that are no page of their own, and where they lead (decision 45). */
const FOLDERS: Readonly<Record<string, Target>> = {
  '/': '/default/home',
  '/default': '/default/home',
  '/default/comprehensives-ervices': '/default/comprehensives-ervices/see-more',
  '/default/comprehensives-ervices/law-services/pay': '/default/comprehensives-ervices/law-services/law-lesson/pay',
  '/user': '/user/default',
  '/user/bankcard': '/user/bankcard/bankcard',
  '/user/building-materials': {
    require: '/user/building-materials/addInquirySheet',
    supply: '/user/my-quotation/default',
  },
  '/user/financial-service': '/user/financial-service/financial-list',
  '/user/invite-tenders': '/user/invite-tenders/default',
  '/user/member-management': '/user/member-management/member-list',
  '/user/my-bid': '/user/my-bid/default',
  '/user/my-products': '/user/my-products/proPublish',
  '/user/my-quotation': '/user/my-quotation/default',
  '/user/role-management': '/user/role-management/role-list',
  '/user/service-auth-order': '/user/service-auth-order/list',
  '/user/service-publish': '/user/service-publish/list',
  '/user/standard-certification': '/user/standard-certification/standard-index',
  '/user/vip': '/user/vip/buy',
};

/** The addresses of {@link folderTarget}. */
export const FOLDER_PATHS: readonly string[] = Object.keys(FOLDERS);

const plain = (path: string): string => path.replace(/(?<=.)\/+$/, '').toLowerCase();
const byPath = new Map(PAGES.map((each) => [plain(each.path), each]));
const targetByPath = new Map(Object.entries(FOLDERS).map(([path, target]) => [plain(path), target]));

/** The page at an address, whatever its letter case and trailing slash; null where there is none. */
export function findPage(path: string): Page | null {
  return byPath.get(plain(path)) ?? null;
}

/** Where an address that is no page leads on a side of the marketplace; null for any other. */
export function folderTarget(path: string, side: CompanyType): string | null {
  const target = targetByPath.get(plain(path)) ?? null;
  return target === null || typeof target === 'string' ? target : target[side];
}
