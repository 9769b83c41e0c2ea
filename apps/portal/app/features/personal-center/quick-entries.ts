import { type CompanyType, menuOfSide } from '@jianzhu/domain';
import { INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import { memberMenu, type PermissionKey } from '@jianzhu/domain/member-center';
import { findPage } from '@jianzhu/domain/pages';
import type { IconName } from '@jianzhu/ui';
import * as paths from '../../paths.ts';
import { centerTexts } from './messages.ts';

const MOST = 8;

const icons: Readonly<Record<string, IconName>> = {
  [paths.myQuotations]: 'menu',
  [paths.tenders]: 'file',
  [paths.myBids]: 'document-seal',
  [paths.deadlines]: 'calendar',
  [paths.addresses]: 'pin',
  [paths.personalCenterEdit]: 'user',
  [paths.customerMessages]: 'chat',
  [paths.security]: 'lock',
  [paths.notices]: 'bell',
};

/** A page that the member can open from the start. */
export interface Entry {
  readonly name: string;
  readonly href: string;
  readonly icon: IconName;
}

interface Act extends Entry {
  readonly side: CompanyType;
  readonly permission: PermissionKey;
}

const { entries: names } = centerTexts;

/** What is begun most on each side. */
const ACTS: readonly Act[] = [
  {
    name: names.newInquiry,
    href: paths.addInquirySheet,
    icon: 'plus',
    side: 'require',
    permission: 'inquiry_add',
  },
  { name: names.invite, href: paths.inviteSupplier, icon: 'building', side: 'require', permission: 'inquiry_invite' },
  {
    name: names.award,
    href: `${paths.myQuotations}?status=${INQUIRY_STATUS.awarding}`,
    icon: 'columns',
    side: 'require',
    permission: 'inquiry_compare',
  },
  { name: names.hall, href: paths.myQuotations, icon: 'search', side: 'supply', permission: 'quotation_view' },
];

/** What the member may begin on a side, then the pages of the menu that are there, in its order, the page itself aside. */
export function quickEntries(permissionKeys: readonly string[], side: CompanyType): readonly Entry[] {
  const begun = ACTS.filter((act) => act.side === side && permissionKeys.includes(act.permission)).map(
    ({ name, href, icon }) => ({ name, href, icon }),
  );
  const taken = begun.map(({ href }) => href);
  const pages = menuOfSide(memberMenu(permissionKeys), side)
    .flatMap(({ children }) => children)
    .filter(({ path }) => path !== paths.personalCenter && findPage(path)?.opening === false)
    .filter(({ path }) => !taken.includes(path))
    .map(({ name, path: href }) => ({ name, href, icon: icons[href] ?? 'grid' }));
  return [...begun, ...pages].slice(0, MOST);
}
