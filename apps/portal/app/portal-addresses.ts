import { loginSiteAddress, SIBLING_SITES, type SiblingSite, type TrustedSites } from '@jianzhu/domain';

/** Origins as the browser of this request must see them. */
export interface PortalOrigins {
  /** This portal. */
  readonly own: string;
  readonly login: string;
  /** The server of the sibling sites. */
  readonly siblings: string;
}

/** Address of a sibling site, without a slash at its end. */
export function siblingSiteAddress(origins: PortalOrigins, site: SiblingSite): string {
  return `${origins.siblings}/${site}`;
}

/** The sites that may receive the login token. */
export function trustedSites(origins: PortalOrigins): TrustedSites {
  return { ownOrigin: origins.own, siblings: SIBLING_SITES.map((site) => siblingSiteAddress(origins, site)) };
}

/** The pages of the login site, each with the way back to this portal. */
export function loginSiteLinks(origins: PortalOrigins): { readonly login: string; readonly register: string } {
  return {
    login: loginSiteAddress(origins.login, 'login', origins.own),
    register: loginSiteAddress(origins.login, 'register', origins.own),
  };
}
