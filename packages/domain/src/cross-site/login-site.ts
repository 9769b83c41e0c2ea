import { LOGIN_BACK_PATH } from './login-back.ts';

/** Pages of the external login site. */
export type LoginSitePage = 'login' | 'register' | 'forgot';

/**
 * Address of a page of the login site, with the return address to this portal (specification 1).
 *
 * @param loginOrigin origin of the login site
 * @param portalOrigin origin of this portal as the browser sees it
 */
export function loginSiteAddress(loginOrigin: string, page: LoginSitePage, portalOrigin: string): string {
  const parameters = new URLSearchParams({ returnUrl: portalOrigin + LOGIN_BACK_PATH });
  return `${loginOrigin}/${page}?${parameters}`;
}
