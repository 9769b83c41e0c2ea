import type { CompanyType } from '@jianzhu/domain';
import { type CookieScope, cookieLine, readCookie } from './cookies.ts';

const name = 'Company-Type';
const aYearS = 365 * 24 * 60 * 60;

/**
 * The side of the marketplace that a Cookie header names; `require` without one. The state of the user keeps the side
 * (decision 51); the cookie repeats it, so that the server renders the page of that side.
 */
export function readSide(header: string | null): CompanyType {
  return readCookie(header, name) === 'supply' ? 'supply' : 'require';
}

/** Cookie line that tells the server the side; for this host, whose state of the user it repeats. */
export function sideCookieLine(side: CompanyType, { secure }: CookieScope): string {
  return cookieLine(name, side, aYearS, { secure });
}
