import type { UserSession } from './user-session.ts';

/**
 * The session of a visitor; a new value each time. It stands beside no schema, so that a visitor's page comes without
 * the schema library.
 */
export function anonymousSession(): UserSession {
  return {
    token: '',
    jianzhuToken: '',
    authorization: '',
    companyInfo: null,
    switchCompanyInfo: null,
    menus: [],
    companyType: 'require',
  };
}
