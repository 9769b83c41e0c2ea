import { currentCompanyId } from '@jianzhu/domain';
import type { Uploader } from '@jianzhu/upload';
import { subscribe } from 'valtio/vanilla';
import { isLeaving, type SessionStore } from '../session/session-store.ts';

type OwnedSession = Pick<SessionStore, 'kind' | 'user' | 'userInfo' | 'logout' | 'isSwitchingCompany'>;

/** Company, user and widget: what one of them has begun is offered to no other. */
export function uploadOwner({ user, userInfo }: OwnedSession, field: string): string {
  return `${currentCompanyId(user)}/${userInfo?.id ?? ''}/${field}`;
}

/** Lets everything stop when the login ends or the company changes. Returns the function that ends the watch. */
export function endWithSession(session: OwnedSession, uploader: Pick<Uploader, 'endSession'>): () => void {
  const companyId = currentCompanyId(session.user);
  const hasEnded = () =>
    session.kind !== 'member' ||
    isLeaving(session) ||
    session.isSwitchingCompany ||
    currentCompanyId(session.user) !== companyId;
  return subscribe(session, () => {
    if (hasEnded()) uploader.endSession();
  });
}
