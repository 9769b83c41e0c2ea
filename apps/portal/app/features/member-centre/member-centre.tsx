import type { CompanyType, Menu } from '@jianzhu/domain';
import { menuOfSide } from '@jianzhu/domain/member-center';
import type { IconName } from '@jianzhu/ui';
import { MemberFrame, type MemberMenuEntry, type MemberSide } from '@jianzhu/ui/pages';
import { type ReactNode, useState } from 'react';

export interface MemberCentreProps {
  /** The member's menu; empty when the platform could not be asked. */
  readonly menus: readonly Menu[];
  /** Address of the menu's entry that the page belongs to. */
  readonly currentHref: string;
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

const sides: { readonly [Side in CompanyType]: MemberSide } = { require: 'buyer', supply: 'supplier' };

/** A page of the member centre beside its menu, of which one side of the marketplace is shown at a time. */
export function MemberCentre({ menus, currentHref, children }: MemberCentreProps) {
  const [side, setSide] = useState<CompanyType>('require');
  return (
    <MemberFrame
      entries={menuOfSide(menus, side).map(menuEntry)}
      currentHref={currentHref}
      side={{ current: sides[side], onChange: (next) => setSide(next === 'buyer' ? 'require' : 'supply') }}
    >
      {children}
    </MemberFrame>
  );
}

function menuEntry({ name, icon, children }: Menu): MemberMenuEntry {
  return {
    icon: icons[icon] ?? 'file',
    name,
    pages: children.map((page) => ({ name: page.name, href: page.path })),
  };
}
