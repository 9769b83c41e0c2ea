import type { UserSession } from './user-session.ts';

/** Id of the company the member acts for: the one switched to, else the one of the session; '' when there is none. */
export function currentCompanyId(session: Pick<UserSession, 'switchCompanyInfo' | 'companyInfo'>): string {
  return session.switchCompanyInfo?.businessId.trim() || session.companyInfo?.id.trim() || '';
}
