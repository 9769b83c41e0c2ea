import { loginSiteAddress, type SiblingSite } from '@jianzhu/domain';

/** Origins as the browser of this request must see them. */
export interface PortalOrigins {
  /** This portal. */
  readonly own: string;
  readonly login: string;
  /** The server of the sibling sites. */
  readonly siblings: string;
}

/** Address of a sibling site, without a slash at its end. A click on such a link takes the login along. */
export function siblingSiteAddress(origins: PortalOrigins, site: SiblingSite): string {
  return `${origins.siblings}/${site}`;
}

/** The pages of the login site, each with the way back to this portal. */
export function loginSiteLinks(origins: PortalOrigins): { readonly login: string; readonly register: string } {
  return {
    login: loginSiteAddress(origins.login, 'login', origins.own),
    register: loginSiteAddress(origins.login, 'register', origins.own),
  };
}
