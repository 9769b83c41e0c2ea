import { isApiError } from '@jianzhu/api-client';
import type { ServerApi } from '../api/server-api.server.ts';
import { type FailureReport, orDefault } from '../site/start-up.server.ts';
import type { SessionCookies } from './cookies.ts';
import { anonymousView, type SessionView } from './session-view.ts';

/** The visitor, and whether the platform refused his login: its cookies must then go. */
export interface LoadedSession {
  readonly view: SessionView;
  readonly isRefused: boolean;
}

/**
 * Asks the platform who the visitor is (decision 24). Without a platform token nobody is asked. A refused token makes
 * the visitor anonymous; a platform that does not answer does not, because that is no reason to end a login.
 */
export async function loadSession(
  calls: Pick<ServerApi['member'], 'detail' | 'company' | 'businesses'>,
  cookies: SessionCookies,
  report: FailureReport,
): Promise<LoadedSession> {
  if (cookies.jianzhuToken === '') return { view: anonymousView, isRefused: false };
  const companyCall = cookies.token === '' ? Promise.resolve(null) : ignoringEndedSession(calls.company());
  // With them the header calls the company by one name from the start.
  const businessesCall = ignoringEndedSession(calls.businesses());
  const [[detail], company, businesses] = await Promise.all([
    Promise.allSettled([calls.detail()]),
    orDefault(companyCall, null, report),
    orDefault(businessesCall, null, report),
  ]);
  if (detail.status === 'rejected' && hasEndedSession(detail.reason)) return { view: anonymousView, isRefused: true };
  const view: SessionView = {
    kind: 'member',
    userInfo: await orDefault(settled(detail), null, report),
    companyInfo: company,
    businesses,
    // The company that the access token is bound to, so that a cookie of another company is noticed as such.
    businessId: company?.id || cookies.companyId,
  };
  return { view, isRefused: false };
}

/** The platform token decides about the login; an access token of its own that ended only hides the company. */
async function ignoringEndedSession<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call;
  } catch (error) {
    if (hasEndedSession(error)) return null;
    throw error;
  }
}

function hasEndedSession(error: unknown): boolean {
  return isApiError(error) && error.kind === 'session-ended';
}

function settled<Data>(result: PromiseSettledResult<Data>): Promise<Data> {
  return result.status === 'fulfilled' ? Promise.resolve(result.value) : Promise.reject(result.reason);
}
