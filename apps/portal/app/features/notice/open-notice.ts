import { type Notice, type NoticeAction, routeNotice, sharedAddress } from '@jianzhu/domain';
import { trustedSites } from '../../portal-addresses.ts';
import type { PortalClient } from '../../portal-client.ts';
import { readSessionCookies } from '../../session/cookies.ts';

/** Ways to leave for another page, given by whoever shows the notice. */
export interface NoticeOpener {
  /** Moves inside the portal. */
  navigate(path: string): void;
  /** Opens a window that cannot reach back to this one. */
  openWindow(address: string): void;
}

/**
 * Opens the page of a notice (specification 4, "Notice click routing"). To be called inside the click: browsers block
 * a window that is opened later.
 *
 * @returns what was done.
 */
export function openNotice(notice: Notice, { origins, session }: PortalClient, opener: NoticeOpener): NoticeAction {
  const sites = trustedSites(origins);
  const action = routeNotice(notice, sites);
  if (action.kind === 'none') return action;
  if (action.kind === 'in-app') {
    opener.navigate(action.address);
    return action;
  }
  const login = session.kind === 'member' ? readSessionCookies(document.cookie) : null;
  const shared = sharedAddress(action.address, sites, login, action.kind === 'shared-center');
  if (shared) opener.openWindow(shared.address);
  return action;
}
