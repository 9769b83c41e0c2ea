import { USER_INFO_REFRESH_DELAY_MS } from '@jianzhu/domain';
import { useEffect } from 'react';
import { type PortalClient, usePortalClient } from '../portal-client.ts';
import { readSessionCookies } from './cookies.ts';

/**
 * What a layout does for the session when it is mounted (specification 4): the login sync of its header, and user
 * information 500 ms later. Moving between pages of one layout repeats neither. For a visitor who is not logged in
 * and left nothing behind, nothing is loaded at all.
 *
 * @param hasHeader whether the layout has the header that shows the login
 */
export function useLayoutSession(hasHeader: boolean): void {
  const client = usePortalClient();
  useEffect(() => {
    if (!mayHaveSession(client)) return;
    let isMounted = true;
    if (hasHeader) void client.memberSession().then((session) => isMounted && session.onHeaderMount());
    const timer = setTimeout(async () => (await client.memberSession()).refreshUserInfo(), USER_INFO_REFRESH_DELAY_MS);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [client, hasHeader]);
}

/** Whether anybody is logged in here, or cookies or an earlier page say that somebody was. */
function mayHaveSession({ session }: PortalClient): boolean {
  return session.kind === 'member' || readSessionCookies(document.cookie).token !== '' || hasSavedState();
}

function hasSavedState(): boolean {
  try {
    return Object.hasOwn(window.localStorage, 'user');
  } catch (error) {
    console.warn('Local storage cannot be used', error);
    return false;
  }
}
