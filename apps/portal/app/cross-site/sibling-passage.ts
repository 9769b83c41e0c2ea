import { SIBLING_SITES, sharedAddress } from '@jianzhu/domain';
import { type PortalOrigins, siblingPassages } from '../portal-addresses.ts';
import type { SessionCookies } from '../session/cookies.ts';
import { trustedSites } from './trusted-sites.ts';

const sites: readonly string[] = SIBLING_SITES;
const centreParameter = 'isCenter';

/**
 * Where a passage of the portal (`/sibling-sites/materials/…`) leads: to the login-back of that site with the visitor's
 * login, or to the plain page for who has none (specification 4, "Cross-site opening").
 *
 * @returns null for a site that is not one of ours: a passage leads nowhere else.
 */
export function passageAddress(url: URL, origins: PortalOrigins, login: SessionCookies | null): string | null {
  const place = url.pathname.slice(siblingPassages.length + 1);
  if (!sites.includes(place.split('/', 1)[0] ?? '')) return null;
  const query = new URLSearchParams(url.search);
  const isCenter = query.get(centreParameter) === '1';
  query.delete(centreParameter);
  const address = `${origins.siblings}/${place}${isCenter ? (query.size > 0 ? `?${query}` : '') : url.search}`;
  return sharedAddress(address, trustedSites(origins), login, isCenter)?.address ?? null;
}

/** Whether the visitor himself asked for this document here; another site's link or frame gets no login to carry. */
export function isOwnClick({ headers }: Request): boolean {
  const isFromElsewhere = headers.get('sec-fetch-site') === 'cross-site';
  const isEmbedded = (headers.get('sec-fetch-dest') ?? 'document') !== 'document';
  return !isFromElsewhere && !isEmbedded;
}
