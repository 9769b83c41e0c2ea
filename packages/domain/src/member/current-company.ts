import { COMPANY_SELECTOR_BASE_PX, COMPANY_SELECTOR_CHARACTER_PX, COMPANY_SELECTOR_MAX_PX } from '../limits.ts';
import type { UserSession } from './user-session.ts';

/** Id of the company the member acts for: the one switched to, else the one of the session; '' when there is none. */
export function currentCompanyId(session: Pick<UserSession, 'switchCompanyInfo' | 'companyInfo'>): string {
  return session.switchCompanyInfo?.businessId.trim() || session.companyInfo?.id.trim() || '';
}

/** Width in px of the closed company selector: 45 and 16 for each character (code point) of the name, 380 at most. */
export function companySelectorWidth(name: string): number {
  const width = COMPANY_SELECTOR_BASE_PX + COMPANY_SELECTOR_CHARACTER_PX * [...name].length;
  return Math.min(COMPANY_SELECTOR_MAX_PX, width);
}
