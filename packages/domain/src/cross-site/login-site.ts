import { LOGIN_BACK_PATH } from './login-back.ts';

/** Where a portal ties a login to the browser; a page of the login site stands behind it. */
export const LOGIN_START_PATH = '/login-start';

/** Pages of the external login site. */
export type LoginSitePage = 'login' | 'register' | 'forgot';

/**
 * Address of a page of the login site, with the return address to this portal (specification 1).
 *
 * @param loginOrigin origin of the login site
 * @param portalOrigin origin of this portal as the browser sees it
 * @param target path of the page to come back to; without one the login leads home
 * @param state secret of the browser that the login begins on, which comes back with it (decision 62)
 */
export function loginSiteAddress(
  loginOrigin: string,
  page: LoginSitePage,
  portalOrigin: string,
  target?: string,
  state?: string,
): string {
  const query = new URLSearchParams({ ...(target !== undefined && { target }), ...(state !== undefined && { state }) });
  const returnUrl = portalOrigin + LOGIN_BACK_PATH + (query.size === 0 ? '' : `?${query}`);
  const parameters = new URLSearchParams({ returnUrl });
  return `${loginOrigin}/${page}?${parameters}`;
}
