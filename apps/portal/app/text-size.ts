import { COOKIE_MAX_AGE_S } from '@jianzhu/domain';

const chosen = /(?:^|;)\s*Text-Size\s*=\s*large\s*(?:;|$)/;

/** The Cookie header of a visitor who has chosen large text and has no other cookie. */
export const largeTextCookie = 'Text-Size=large';

/** Whether a Cookie header says that the visitor has chosen large text. */
export function asksForLargeText(cookies: string | null | undefined): boolean {
  return chosen.test(cookies ?? '');
}

/** The line for `document.cookie` that keeps the choice, or forgets it. */
export function textSizeCookieLine(isLarge: boolean): string {
  return `${largeTextCookie}; Path=/; SameSite=Lax; Max-Age=${isLarge ? COOKIE_MAX_AGE_S : 0}`;
}
