import { type HomeSection, headerMenu, homeSection, menuAction } from '@jianzhu/domain';
import { MenuBar, type MenuEntry } from '@jianzhu/ui';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useCurrentSection } from '../navigation/current-section.ts';
import * as paths from '../paths.ts';
import { useSite } from '../portal-client.ts';
import { isHome } from './site-brand.ts';
import { useLargeText } from './use-large-text.ts';

/** Sections that own the pages below a path. */
const sectionOfFolder: Readonly<Record<string, HomeSection>> = {
  '/default/digital-platform': 'platforms',
  '/default/comprehensives-ervices': 'services',
  '/default/news': 'news',
  '/default/company': 'enterprise-style',
  '/default/qualification': 'enterprise-style',
  '/default/djyl': 'party',
};

/** The main menu (specification 2, Header): scrolls on the home page, leads to the home page elsewhere. */
export function MainMenu() {
  const { pathname } = useLocation();
  const { platformConfigData } = useSite();
  const largeText = useLargeText();
  const onHome = isHome(pathname);
  const { current, choose } = useCurrentSection(onHome);
  const entries = headerMenu(platformConfigData?.platformCode ?? null).map(({ section, label }): MenuEntry => {
    const action = menuAction(section, false);
    return {
      key: section,
      label,
      href: action.kind === 'scroll' ? paths.home : action.address,
      newWindow: action.kind === 'new-window',
    };
  });

  function onEntryClick({ key }: MenuEntry, event: MouseEvent): void {
    const section = homeSection(key);
    if (section === null || menuAction(section, onHome).kind !== 'scroll') return;
    event.preventDefault();
    choose(section);
  }

  return (
    <MenuBar
      entries={entries}
      current={onHome ? current : folderSection(pathname)}
      onEntryClick={onEntryClick}
      largeText={largeText}
      helpHref={paths.help}
    />
  );
}

function folderSection(pathname: string): HomeSection | undefined {
  const path = pathname.toLowerCase();
  return Object.entries(sectionOfFolder).find(([folder]) => path.startsWith(`${folder}/`))?.[1];
}
