import { COOKIE_MAX_AGE_S } from '@jianzhu/domain';

/** The three shared cookies by the role of their value (specification 9, decision 3). */
export const sessionCookieNames = {
  token: 'Admin-Token',
  jianzhuToken: 'Member-Token',
  companyId: 'SwitchToCompanyId',
} as const;

/** Values of the shared cookies; a missing cookie is ''. */
export type SessionCookies = Readonly<Record<keyof typeof sessionCookieNames, string>>;

/** Where the cookies are valid. */
export interface CookieScope {
  /** Shared parent domain; absent: this host only. */
  readonly domain?: string;
  /** Only over https. */
  readonly secure: boolean;
}

const roles = Object.keys(sessionCookieNames) as (keyof typeof sessionCookieNames)[]; // the keys of the literal above

/** What a header can carry, as ours all do: anybody may write anything else into a cookie, and no call takes it along. */
const headerText = /^[\x20-\x7e]*$/;

/** Reads the shared cookies from a Cookie header or from `document.cookie`. */
export function readSessionCookies(header: string | null): SessionCookies {
  const value = (role: keyof SessionCookies) => {
    const text = readCookie(header, sessionCookieNames[role]);
    return headerText.test(text) ? text : '';
  };
  return { token: value('token'), jianzhuToken: value('jianzhuToken'), companyId: value('companyId') };
}

/** Value of one cookie of a Cookie header or of `document.cookie`; '' when it is missing. */
export function readCookie(header: string | null, sought: string): string {
  for (const pair of (header ?? '').split(';')) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === sought) return decode(pair.slice(separator + 1).trim());
  }
  return '';
}

/**
 * Cookie lines that set the given values, each for seven days. They fit a Set-Cookie header as well as
 * `document.cookie`. An empty value is left as it is.
 */
export function setCookieLines(values: Partial<SessionCookies>, scope: CookieScope): string[] {
  return roles.flatMap((role) => {
    const value = values[role];
    return value ? [keptCookieLine(sessionCookieNames[role], value, scope)] : [];
  });
}

/**
 * Cookie lines that remove all three cookies, each in both variants: a removal without the domain that a cookie was
 * set with does nothing, and the login sync would log the visitor in again.
 */
export function removalCookieLines(scope: CookieScope): string[] {
  const hostOnly: CookieScope = { secure: scope.secure };
  const variants = scope.domain === undefined ? [hostOnly] : [scope, hostOnly];
  return roles.flatMap((role) => variants.map((variant) => cookieLine(sessionCookieNames[role], '', 0, variant)));
}

/** Cookie line that keeps a value for seven days. */
export function keptCookieLine(name: string, value: string, scope: CookieScope): string {
  return cookieLine(name, encodeURIComponent(value), COOKIE_MAX_AGE_S, scope);
}

/** Cookie line with an encoded value that lives for `maxAge` seconds, null until the browser is closed; 0 removes it. */
export function cookieLine(
  name: string,
  value: string,
  maxAge: number | null,
  { domain, secure }: CookieScope,
): string {
  const attributes = [
    'Path=/',
    ...(maxAge === null ? [] : [`Max-Age=${maxAge}`]),
    'SameSite=Lax',
    ...(domain === undefined ? [] : [`Domain=${domain}`]),
    ...(secure ? ['Secure'] : []),
  ];
  return `${name}=${value}; ${attributes.join('; ')}`;
}

/** A value that is no percent-encoding is another program's and cannot be one of ours. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
