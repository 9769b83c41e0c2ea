import type { PortalClient } from '../portal-client.ts';
import { addressWithLogin, openWindow } from './open-shared.ts';
import { trustedSites } from './trusted-sites.ts';

/**
 * Lets every link to a sibling site take the member's login along (specification 1). The links themselves hold the
 * plain address, so that no token stands in the page and they work without scripts; the token is added in the click.
 */
export function startSiblingLinks({ origins, session }: PortalClient): void {
  const sites = trustedSites(origins);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
    if (link.origin !== new URL(origins.siblings).origin) return;
    const shared = addressWithLogin(link.href, sites, session);
    if (!shared?.carriesToken) return;
    event.preventDefault();
    openWindow(shared.address);
  });
}
