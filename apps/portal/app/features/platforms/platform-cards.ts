import type { PlatformEntry, SiblingSite } from '@jianzhu/domain';
import { findPage } from '@jianzhu/domain/pages';
import type { PlatformCard } from '@jianzhu/ui/platform-cards';
import * as paths from '../../paths.ts';
import { countText } from '../../record/figures.ts';
import { platformsTexts as texts } from './messages.ts';

/** Pages of the portal that do the work of a platform, by the table of pages. */
const PAGES_OF: Readonly<Record<PlatformCard['kind'], readonly string[]>> = {
  materials: ['/user/building-materials/addInquirySheet', '/user/my-quotation/default', '/user/invite-tenders/default'],
  equipment: ['/user/equipment/create-in', '/user/equipment/create-out', '/user/equipment'],
  labor: ['/user/labor-services'],
  projects: ['/user/project'],
  finance: ['/user/financial-service/financial-service-add', '/user/financial-service/financial-list'],
  'open-api': [paths.openApi],
};

/** The entrances as cards; those of sibling sites open in a new window. @param siteOf address of a sibling's start page */
export function platformCards(
  entries: readonly PlatformEntry[],
  siteOf: (site: SiblingSite) => string,
): PlatformCard[] {
  return entries.map(({ sibling, url, name, description, countLabel, count }) => {
    const kind = sibling ?? 'open-api';
    return {
      kind,
      name,
      summary: description,
      figure: count > 0 ? { number: countText(count), label: countLabel } : null,
      links: PAGES_OF[kind].flatMap((path) => {
        const page = findPage(path);
        return page ? [{ text: page.name, href: path }] : [];
      }),
      entry: {
        text: texts.enter(name),
        href: sibling ? siteOf(sibling) : url || paths.openApi,
        newWindow: sibling !== null,
      },
    };
  });
}
