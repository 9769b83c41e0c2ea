import type { CompanyType } from '../member/company-type.ts';
import { menuOfSide } from '../member/menu.ts';
import { memberMenu } from '../member-center/member-menu.ts';
import { pageAccess, pageKeys, pageName } from '../page/page.ts';
import { PAGES } from '../page/pages.ts';
import { grantedKeys } from './granted-keys.ts';
import { isViewKey } from './permission-keys.ts';
import { permissionTree } from './permission-tree.ts';

/** What somebody with these permissions and no others sees of the member centre on one side. */
export interface SidePreview {
  /** Groups of the menu with the names of their entries. */
  readonly menu: readonly { readonly name: string; readonly entries: readonly string[] }[];
  /** Names of the pages beside the menu that open by a permission. */
  readonly pages: readonly string[];
}

/** Menu and pages of a side for whoever has a role with these keys alone. */
export function previewSide(permissionKeys: readonly string[], side: CompanyType): SidePreview {
  const granted = grantedKeys({ isOwner: false, roles: [{ permissionKeys }] });
  const groups = menuOfSide(memberMenu(granted), side);
  const inMenu = new Set(groups.flatMap(({ children }) => children.map(({ path }) => path)));
  const pages = PAGES.filter(
    (page) =>
      !page.opening &&
      !inMenu.has(page.path) &&
      pageKeys(page, side).length > 0 &&
      pageAccess(page, granted, side) === 'open',
  );
  return {
    menu: groups.map(({ name, children }) => ({ name, entries: children.map((entry) => entry.name) })),
    pages: [...new Set(pages.map((page) => pageName(page, side)))],
  };
}

/** The acts whose buttons such a member is shown, in the groups of the tree. */
export function previewActs(
  permissionKeys: readonly string[],
): readonly { readonly name: string; readonly acts: readonly string[] }[] {
  return permissionTree().flatMap(({ name, children }) => {
    const acts = children.filter(({ key }) => !isViewKey(key) && permissionKeys.includes(key));
    return acts.length === 0 ? [] : [{ name, acts: acts.map(({ label }) => label) }];
  });
}
