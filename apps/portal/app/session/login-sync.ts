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

const lastRedirectKey = 'login-back-to';
/** A second redirect to the same company within this time means that the first did not help, in milliseconds. */
const redirectInterval = 30_000;

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
        if (!mayRedirect(departmentId, Date.now())) return;
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

/** Keeps two pages from sending the visitor to and fro when the cookies cannot be brought into agreement. */
function mayRedirect(departmentId: string, nowMs: number): boolean {
  try {
    const [department, time] = (window.sessionStorage.getItem(lastRedirectKey) ?? '').split('@');
    window.sessionStorage.setItem(lastRedirectKey, `${departmentId}@${nowMs}`);
    return department !== departmentId || nowMs - Number(time) > redirectInterval;
  } catch (error) {
    console.warn('Login sync without session storage', error);
    return true;
  }
}
