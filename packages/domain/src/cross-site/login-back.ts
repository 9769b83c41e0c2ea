import { localPath } from './local-path.ts';

export const LOGIN_BACK_PATH = '/login-back';
const HOME_PATH = '/default/home';
const MEMBER_CENTER_PATH = '/user/default';

/** Pages that would end the session just made or begin the exchange again, with their data as the router asks for it. */
const REFUSED_TARGET = /^\/(?:login-back|login-start\/[^/]*|outlogin|logout)(?:\.data)?$/;

/** The page to go to after /login-back: a path of this site, or null when the target is missing or refused. */
export function loginBackTarget(target: string | null | undefined): string | null {
  const path = localPath(target);
  if (path === null) return null;
  const page = decodeURIComponent(path.replace(/[?#].*$/s, ''))
    .replace(/\/+$/, '')
    .toLowerCase();
  return REFUSED_TARGET.test(page) ? null : path;
}

/** Where /login-back leads on success: a safe target, else the member centre with `isCenter=1`, else home. */
export function loginBackDestination(query: {
  readonly target?: string | null | undefined;
  readonly isCenter?: string | null | undefined;
}): string {
  return loginBackTarget(query.target) ?? (query.isCenter === '1' ? MEMBER_CENTER_PATH : HOME_PATH);
}

/** What a login-back address carries; an empty `companyId` or a missing target is left out. */
export interface LoginBackQuery {
  readonly token: string;
  readonly companyId: string;
  readonly target?: string;
  readonly isCenter?: boolean;
  /** By which the site knows the browser that a login began on; see `loginSiteAddress`. */
  readonly state?: string;
}

/**
 * Address of the login-back page of a site.
 *
 * @param base address of the site, without a slash at its end; '' for a path of this site
 */
export function loginBackAddress(base: string, query: LoginBackQuery): string {
  const parameters = new URLSearchParams({ token: query.token });
  if (query.companyId !== '') parameters.set('switchtocompanyid', query.companyId);
  if (query.target !== undefined) parameters.set('target', query.target);
  if (query.isCenter === true) parameters.set('isCenter', '1');
  if (query.state !== undefined) parameters.set('state', query.state);
  return `${base}${LOGIN_BACK_PATH}?${parameters}`;
}
