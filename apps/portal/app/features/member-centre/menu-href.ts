import type { Menu } from '@jianzhu/domain';
import * as paths from '../../paths.ts';

/** Pages whose folder does not tell to which entry of the menu they belong. */
const entryOfPage: Readonly<Record<string, string>> = {
  [paths.addInquirySheet]: paths.myQuotations,
  [paths.materialCompanyDetail]: paths.myQuotations,
  [paths.inviteSupplier]: paths.myQuotations,
  [paths.secondQuotation]: paths.myQuotations,
  [paths.selecting]: paths.myQuotations,
  [paths.materialInviteTenders]: paths.tenders,
  [paths.tenderFees]: paths.myBids,
};

const depthOfFolder = 3;

/** How many characters two paths begin with in common; 0 when they lie in different folders of the member centre. */
function kinship(path: string, other: string): number {
  const folder = `${path.split('/').slice(0, depthOfFolder).join('/')}/`;
  if (!`${other}/`.startsWith(folder)) return 0;
  const difference = [...path].findIndex((letter, index) => letter !== other[index]);
  return difference === -1 ? path.length : difference;
}

/**
 * Address of the menu's entry that a page belongs to: its own, else the most alike of its folder. Empty when the menu
 * has none, as when the member's keys do not open it.
 */
export function menuHrefOf(path: string, menus: readonly Menu[]): string {
  const page = path.replace(/\/$/, '');
  const entries = menus.flatMap(({ children }) => children.map((entry) => entry.path));
  const known = entryOfPage[page] ?? page;
  if (entries.includes(known)) return known;
  const [nearest] = entries
    .map((entry) => ({ entry, alike: kinship(known, entry) }))
    .filter(({ alike }) => alike > 0)
    .toSorted((first, second) => second.alike - first.alike);
  return nearest?.entry ?? '';
}
