import { currentCompanyId, type LoginHere, loginBackAddress, loginSyncMachine } from '@jianzhu/domain';
import { createActor } from 'xstate';
import { readSessionCookies } from './cookies.ts';
import type { RestoredState } from './persistence.ts';
import type { SessionStore } from './session-store.ts';

/** Effects of the login sync that belong to the rest of the session. */
export interface LoginSyncEffects {
  forceLogout(): void;
  /** Somebody is logged in and in sync with the cookies: his header data can be loaded. */
  loadUnreadAndBusinesses(): Promise<void>;
}

const redirectTimesKey = 'login-back-times';
/** More redirects than this within the interval mean that they do not help. */
const redirectLimit = { count: 3, intervalMs: 30_000 };

/** Compares this page's login with the shared cookies and acts on it; to be called when a header has been mounted. */
export function syncLogin(store: SessionStore, restored: RestoredState, effects: LoginSyncEffects): void {
  const input = {
    here: loginHere(store, restored),
    ports: {
      readCookies: () => {
        const { token, companyId } = readSessionCookies(document.cookie);
        return { token, departmentId: companyId };
      },
      redirectToLoginBack: ({ token, departmentId }: { token: string; departmentId: string }) => {
        if (!mayRedirect(Date.now())) return;
        const { pathname, search, hash } = window.location;
        const target = pathname + search + hash;
        window.location.replace(loginBackAddress('', { token, companyId: departmentId, target }));
      },
      forceLogout: effects.forceLogout,
      loadUnreadAndBusinesses: effects.loadUnreadAndBusinesses,
      reportLoadFailure: (error: unknown) => console.warn('The header could not be filled', error),
    },
  };
  createActor(loginSyncMachine, { input }).start();
}

/** The login of this page: what the server or this page itself knows, else what the last page left (decision 24). */
function loginHere(store: SessionStore, restored: RestoredState): LoginHere {
  if (store.kind === 'member') return { isLoggedIn: true, companyId: currentCompanyId(store.user) };
  const { user } = restored;
  return user?.token ? { isLoggedIn: true, companyId: currentCompanyId(user) } : { isLoggedIn: false, companyId: null };
}

/**
 * Keeps the visitor from being sent to and fro for ever when the cookies cannot be brought into agreement, for example
 * because the browser refuses the shared domain. Redirects are counted for the tab.
 */
function mayRedirect(nowMs: number): boolean {
  try {
    const stored = window.sessionStorage.getItem(redirectTimesKey) ?? '';
    const recent = stored.split(',').filter((time) => nowMs - Number(time) < redirectLimit.intervalMs);
    if (recent.length >= redirectLimit.count) return false;
    window.sessionStorage.setItem(redirectTimesKey, [...recent, nowMs].join(','));
    return true;
  } catch (error) {
    console.warn('Login sync without session storage', error);
    return true;
  }
}
