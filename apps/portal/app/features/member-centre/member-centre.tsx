import { type Menu, menuOfSide, unreadBadge } from '@jianzhu/domain';
import type { IconName } from '@jianzhu/ui';
import { MemberFrame, type MemberMenuEntry, type MemberPage as MenuPage } from '@jianzhu/ui/pages';
import type { ReactNode } from 'react';
import type { MemberPage } from '../../navigation/member-page.server.ts';
import * as paths from '../../paths.ts';
import { useSession } from '../../portal-client.ts';
import { menuHrefOf } from './menu-href.ts';
import { useSide } from './use-side.ts';

export interface MemberCentreProps {
  /** The member's menu; null when the platform could not be asked. */
  readonly menus: readonly Menu[] | null;
  /** The page shown. */
  readonly page: Pick<MemberPage, 'path' | 'side'>;
  /** Loads the menu again. */
  readonly onRetry: () => void;
  /** Above every page. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

const icons: Readonly<Record<string, IconName>> = {
  cart: 'file',
  box: 'document-seal',
  shop: 'grid',
  crane: 'caliper',
  service: 'help',
  company: 'building',
  user: 'user',
};

/** The pages of the member centre beside their menu, of which one side of the marketplace is shown at a time. */
export function MemberCentre({ menus, page, onRetry, notice, children }: MemberCentreProps) {
  const counts = useCounts();
  const side = useSide(page.side);
  return (
    <MemberFrame
      entries={menus && menuEntries(menuOfSide(menus, side.current), counts)}
      onRetry={onRetry}
      currentHref={menuHrefOf(page.path, menus ?? [])}
      side={side}
      notice={notice}
    >
      {children}
    </MemberFrame>
  );
}

/** What waits on a page of the menu, by its address; null where nothing does. */
type Counts = Readonly<Record<string, string | null>>;

function useCounts(): Counts {
  const { unread, unreadChat } = useSession();
  return { [paths.customerMessages]: unreadBadge(unreadChat), [paths.notices]: unreadBadge(unread) };
}

/** The centre itself stands first and alone, the other pages in their groups. */
function menuEntries(menus: readonly Menu[], counts: Counts): readonly MemberMenuEntry[] {
  const pageOf = ({ name, path: href }: Menu): MenuPage => ({ name, href, count: counts[href] ?? null });
  const isCentre = ({ path }: Menu) => path === paths.personalCenter;
  const centre = menus.flatMap(({ children }) => children).filter(isCentre);
  const groups = menus.map(({ name, icon, children }) => ({
    icon: icons[icon] ?? 'file',
    name,
    pages: children.filter((page) => !isCentre(page)).map(pageOf),
  }));
  return [
    ...centre.map((page): MemberMenuEntry => ({ icon: 'home', ...pageOf(page) })),
    ...groups.filter(({ pages }) => pages.length > 0),
  ];
}
