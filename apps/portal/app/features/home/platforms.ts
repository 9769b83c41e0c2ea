import type { PlatformEntry, SiblingSite } from '@jianzhu/domain';
import type { PlatformTile } from '@jianzhu/ui/home';
import * as paths from '../../paths.ts';
import { countText } from '../../record/figures.ts';

/** The entrances as tiles; those of sibling sites open in a new window. @param siteOf address of a sibling's start page */
export function platformTiles(
  entries: readonly PlatformEntry[],
  siteOf: (site: SiblingSite) => string,
): PlatformTile[] {
  return entries.map(({ sibling, url, name, description, countLabel, count }) => ({
    kind: sibling ?? 'open-api',
    href: sibling ? siteOf(sibling) : url || paths.openApi,
    newWindow: sibling !== null,
    name,
    summary: description,
    countText: count > 0 ? `${countLabel} ${countText(count)}` : '',
  }));
}
