import { type CookieScope, cookieLine } from './cookies.ts';

/** Why a visitor arrives where he is; the page that he arrives at says it to him. */
export type ArrivalReason =
  | 'login-first'
  | 'login-ended'
  | 'link-ended'
  | 'login-failed'
  | 'login-replaced'
  | 'company-switched'
  | 'company-left'
  | 'logged-out';

/** Also the key in session storage, for pages that lead on by themselves. */
export const arrivalCookie = 'Arrival';

const lifeS = 60;

/** The reason and, after a blank, the path that he was on or wanted to go to. */
export function arrivalText(reason: ArrivalReason, wayBack: string): string {
  return `${reason} ${wayBack}`;
}

/** Cookie line by which a redirect tells the next page why it happened; it holds a path of this site and no secret. */
export function arrivalCookieLine(reason: ArrivalReason, wayBack: string, { secure }: CookieScope): string {
  return cookieLine(arrivalCookie, encodeURIComponent(arrivalText(reason, wayBack)), lifeS, { secure });
}
