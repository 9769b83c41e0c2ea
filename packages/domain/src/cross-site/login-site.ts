import { LOGIN_BACK_PATH } from './login-back.ts';

/** Pages of the external login site. */
export type LoginSitePage = 'login' | 'register' | 'forgot';

/**
 * Address of a page of the login site, with the return address to this portal (specification 1).
 *
 * @param loginOrigin origin of the login site
 * @param portalOrigin origin of this portal as the browser sees it
 * @param target path of the page to come back to; without one the login leads home
 */
export function loginSiteAddress(
  loginOrigin: string,
  page: LoginSitePage,
  portalOrigin: string,
  target?: string,
): string {
  const query = target === undefined ? '' : `?${new URLSearchParams({ target })}`;
  const parameters = new URLSearchParams({ returnUrl: portalOrigin + LOGIN_BACK_PATH + query });
  return `${loginOrigin}/${page}?${parameters}`;
}
