import { type SharedAddress, sharedAddress, type TrustedSites } from '@jianzhu/domain';
import { readSessionCookies } from '../session/cookies.ts';
import type { SessionStore } from '../session/session-store.ts';

/**
 * The address by which a page of this or a sibling site is opened with the member's login (specification 4). The
 * token is read from the cookie at this very moment, because another tab may have switched the company.
 *
 * @returns null for an address that must not be opened.
 */
export function addressWithLogin(
  address: string,
  sites: TrustedSites,
  session: Pick<SessionStore, 'kind'>,
  isCenter = false,
): SharedAddress | null {
  const login = session.kind === 'member' ? readSessionCookies(document.cookie) : null;
  return sharedAddress(address, sites, login, isCenter);
}

/** Opens a window that cannot reach back to this one. To be called inside a click, or the browser blocks it. */
export function openWindow(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer');
}
