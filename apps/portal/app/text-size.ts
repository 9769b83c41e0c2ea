import { COOKIE_MAX_AGE_S, TEXT_SIZE_COOKIE } from '@jianzhu/domain';
import { type CookieScope, cookieLine } from './session/cookies.ts';

const { name, large } = TEXT_SIZE_COOKIE;

/** The Cookie header of a visitor who has chosen large text and has no other cookie. */
export const largeTextCookie = `${name}=${large}`;

/**
 * Lines for `document.cookie` that keep the choice, for the login site too where both have a domain in common, or
 * forget it: without the domain as well, as a choice may have been kept before there was one.
 */
export function textSizeCookieLines(isLarge: boolean, scope: CookieScope): string[] {
  if (isLarge) return [cookieLine(name, large, COOKIE_MAX_AGE_S, scope)];
  const hostOnly: CookieScope = { secure: scope.secure };
  const variants = scope.domain === undefined ? [hostOnly] : [scope, hostOnly];
  return variants.map((variant) => cookieLine(name, '', 0, variant));
}
