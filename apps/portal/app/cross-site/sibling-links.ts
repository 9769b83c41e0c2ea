import { SIBLING_SITES } from '@jianzhu/domain';
import { type PortalOrigins, siblingPassages, siblingSiteAddress } from '../portal-addresses.ts';
import type { PortalClient } from '../portal-client.ts';

/** Each of them comes before the browser reads the address: a click, a middle click, the menu with "open in new tab". */
const readings = ['click', 'auxclick', 'contextmenu'] as const;

/**
 * Lets links to sibling sites that stand in contents take the member's login along (specification 1), as our own do:
 * when one is about to be opened, it gets the portal's passage to that page, in a window of its own.
 */
export function startSiblingLinks({ origins }: PortalClient): void {
  const lead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const passage = link instanceof HTMLAnchorElement ? siblingPassage(origins, link.href) : null;
    if (!(link instanceof HTMLAnchorElement) || passage === null) return;
    link.href = passage;
    link.target = '_blank';
    link.relList.add('noopener');
  };
  for (const reading of readings) document.addEventListener(reading, lead, { capture: true });
}

/** The passage to a page of a sibling site; null for any other address. */
function siblingPassage(origins: PortalOrigins, address: string): string | null {
  const isSibling = SIBLING_SITES.some((site) => {
    const start = siblingSiteAddress(origins, site);
    return address.startsWith(start) && /^([/?#]|$)/.test(address.slice(start.length));
  });
  return isSibling ? siblingPassages + address.slice(origins.siblings.length) : null;
}
