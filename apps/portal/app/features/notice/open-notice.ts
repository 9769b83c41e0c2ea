import { type Notice, type NoticeAction, routeNotice } from '@jianzhu/domain';
import { addressWithLogin } from '../../cross-site/open-shared.ts';
import { trustedSites } from '../../cross-site/trusted-sites.ts';
import type { PortalClient } from '../../portal-client.ts';

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
export function openNotice(
  notice: Notice,
  { origins, session }: Pick<PortalClient, 'origins' | 'session'>,
  opener: NoticeOpener,
): NoticeAction {
  const sites = trustedSites(origins);
  const action = routeNotice(notice, sites);
  if (action.kind === 'none') return action;
  if (action.kind === 'in-app') {
    opener.navigate(action.address);
    return action;
  }
  const shared = addressWithLogin(action.address, sites, session, action.kind === 'shared-center');
  if (shared) opener.openWindow(shared.address);
  return action;
}
