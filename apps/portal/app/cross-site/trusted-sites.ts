import { SIBLING_SITES, type TrustedSites } from '@jianzhu/domain';
import { type PortalOrigins, siblingSiteAddress } from '../portal-addresses.ts';

/** The sites that may receive the login token. */
export function trustedSites(origins: PortalOrigins): TrustedSites {
  return { ownOrigin: origins.own, siblings: SIBLING_SITES.map((site) => siblingSiteAddress(origins, site)) };
}
