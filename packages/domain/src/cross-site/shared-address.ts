import { parseUrl } from '../parse-url.ts';
import { hasHiddenSlash, hasUnsafeCharacters, localPath } from './local-path.ts';
import { loginBackAddress } from './login-back.ts';

/** The sites that may receive the login token. */
export interface TrustedSites {
  /** Origin of this portal as the browser sees it. */
  readonly ownOrigin: string;
  /** Base addresses of the sibling sites, e.g. `https://materials.example` or `https://host.example/materials`. */
  readonly siblings: readonly string[];
}

/** What the token and company of a login-back address come from; null for a visitor. */
export interface SharedSession {
  readonly token: string;
  readonly companyId: string;
}

/** An address to open; `carriesToken` tells whether it must not be stored, logged or sent as a referrer. */
export interface SharedAddress {
  readonly address: string;
  readonly carriesToken: boolean;
}

/** An address taken apart: on which trusted site it lies (null: none), and where there. */
interface LocatedAddress {
  readonly site: string | null;
  readonly path: string;
  readonly href: string;
}

function belongsTo(url: URL, base: URL): boolean {
  const folder = base.pathname.replace(/\/+$/, '');
  return url.origin === base.origin && (url.pathname === folder || url.pathname.startsWith(`${folder}/`));
}

function locate(address: string, sites: TrustedSites): LocatedAddress | null {
  if (hasUnsafeCharacters(address)) return null;
  if (address.startsWith('/')) {
    const path = localPath(address);
    return path === null ? null : { site: sites.ownOrigin, path, href: path };
  }
  const url = /^https?:\/\//i.test(address) ? parseUrl(address) : null;
  if (!url) return null;
  if (url.username !== '' || url.password !== '') return null;
  const located = { path: url.pathname + url.search + url.hash, href: url.href };
  const isPlain = !url.pathname.startsWith('//') && !hasHiddenSlash(url.pathname);
  const bases = [sites.ownOrigin, ...sites.siblings].filter((base) => parseUrl(base));
  const base = isPlain ? bases.find((candidate) => belongsTo(url, new URL(candidate))) : undefined;
  return { ...located, site: base?.replace(/\/+$/, '') ?? null };
}

/** Whether an address can be opened at all: a path of this site, or http(s) without user information. */
export function isOpenable(address: string, sites: TrustedSites): boolean {
  return locate(address, sites) !== null;
}

/** The path inside this portal that an address stands for, or null when it lies elsewhere. */
export function ownPath(address: string, sites: TrustedSites): string | null {
  const located = locate(address, sites);
  return located !== null && located.site === sites.ownOrigin ? located.path : null;
}

/**
 * The address by which a page is opened with the member's login (specification 4): the login-back page of the site
 * that it lies on, carrying token, company and target. Without a session, or on a site that is not configured, the
 * plain address: a token never leaves the trusted sites. Null when the address cannot be opened.
 */
export function sharedAddress(
  address: string,
  sites: TrustedSites,
  session: SharedSession | null,
  isCenter = false,
): SharedAddress | null {
  const located = locate(address, sites);
  if (located === null) return null;
  if (session === null || session.token === '' || located.site === null) {
    return { address: located.href, carriesToken: false };
  }
  const query = { token: session.token, companyId: session.companyId, target: located.path, isCenter };
  return { address: loginBackAddress(located.site, query), carriesToken: true };
}
