import { type CompanyType, menuOfSide } from '@jianzhu/domain';
import { memberMenu } from '@jianzhu/domain/member-center';
import { findPage } from '@jianzhu/domain/pages';
import type { IconName } from '@jianzhu/ui';
import * as paths from '../../paths.ts';

const MOST = 8;

const icons: Readonly<Record<string, IconName>> = {
  [paths.addresses]: 'pin',
  [paths.personalCenterEdit]: 'user',
  [paths.uploadImageOrVideo]: 'document-seal',
  [paths.customerMessages]: 'chat',
  [paths.operationLog]: 'file',
  [paths.security]: 'lock',
  [paths.notices]: 'bell',
};

/** A page that the member can open from the start. */
export interface Entry {
  readonly name: string;
  readonly href: string;
  readonly icon: IconName;
}

/** The pages of the member's menu that are there, in its order, the page itself aside. */
export function quickEntries(permissionKeys: readonly string[], side: CompanyType): readonly Entry[] {
  return menuOfSide(memberMenu(permissionKeys), side)
    .flatMap(({ children }) => children)
    .filter(({ path }) => path !== paths.personalCenter && findPage(path)?.opening === false)
    .slice(0, MOST)
    .map(({ name, path: href }) => ({ name, href, icon: icons[href] ?? 'grid' }));
}
