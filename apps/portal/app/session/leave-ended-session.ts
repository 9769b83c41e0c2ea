import { currentPortalClient } from '../portal-client.ts';

/** Logs out because the server has refused the login of a page that still shows a member (specification 8, HTTP 401). */
export function leaveEndedSession(): void {
  void currentPortalClient()
    ?.memberSession()
    .then((session) => session.forceLogout('unauthorized'));
}
