import { loginSiteAddress, type SiblingSite } from '@jianzhu/domain';
import * as paths from './paths.ts';

/** Origins as the browser of this request must see them. */
export interface PortalOrigins {
  /** This portal. */
  readonly own: string;
  readonly login: string;
  /** Files that members have sent. */
  readonly storage: string;
  /** The server of the sibling sites. */
  readonly siblings: string;
}

/** Address of a sibling site, without a slash at its end. */
export function siblingSiteAddress(origins: PortalOrigins, site: SiblingSite): string {
  return `${origins.siblings}/${site}`;
}

/** Where the portal's passages to the sibling sites begin: `/sibling-sites/materials` leads to materials, logged in. */
export const siblingPassages = '/sibling-sites';

/** Addresses of the login site. */
export interface LoginSiteLinks {
  readonly login: string;
  readonly register: string;
}

/** The login site takes no longer return address than 4000 characters, in which Chinese is encoded twice. */
const longestWayBack = 1500;

/**
 * The pages of the login site, each with the way back to this portal.
 *
 * @param wayBack path of the page to come back to; '' leads home
 */
export function loginSiteLinks({ login, own }: PortalOrigins, wayBack: string): LoginSiteLinks {
  const page = wayBack.length > longestWayBack ? wayBack.replace(/[?#].*$/s, '') : wayBack;
  const target = page === '' || page === paths.home ? undefined : page;
  return {
    login: loginSiteAddress(login, 'login', own, target),
    register: loginSiteAddress(login, 'register', own, target),
  };
}
