import { isLoggedIn, logoutMachine } from '@jianzhu/domain';
import { type ActorRefFrom, createActor } from 'xstate';
import type { BrowserApi } from '../api/browser-api.ts';
import type { ChatOfPage } from '../chat/chat-of-page.ts';
import * as paths from '../paths.ts';
import { writeCookies } from './browser-cookies.ts';
import { type CookieScope, removalCookieLines } from './cookies.ts';
import type { Persistence } from './persistence.ts';
import { clearSession, type SessionStore } from './session-store.ts';

/** What a logout needs of the session. */
export interface LogoutEffects {
  readonly store: SessionStore;
  readonly api: BrowserApi;
  readonly cookieScope: CookieScope;
  readonly persistence: Persistence;
  readonly chat: Pick<ChatOfPage, 'closeConnection' | 'clearMessages'>;
}

export type LogoutActor = ActorRefFrom<typeof logoutMachine>;

/** Starts the logout of a page (specification 4); its phase is kept in the session store for the dialog. */
export function startLogout({ store, api, cookieScope, persistence, chat }: LogoutEffects): LogoutActor {
  /** The login of this page; with its cookies gone, the one that the last page left behind (specification 4). */
  const loginLeft = () => [store.user, persistence.restored.user].find((user) => user && isLoggedIn(user));

  const actor = createActor(logoutMachine, {
    input: {
      ports: {
        callRemoteLogout: () => {
          const login = loginLeft();
          // A copy: the tokens of the page are cleared in the next step.
          if (login) api.endRemotely({ ...login });
        },
        stopSavingState: persistence.stop,
        clearTokens: () => {
          writeCookies(removalCookieLines(cookieScope));
          Object.assign(store.user, { token: '', jianzhuToken: '', authorization: '' });
        },
        closeMessageConnection: chat.closeConnection,
        clearChatMessages: chat.clearMessages,
        clearCachedStore: persistence.forget,
        dispatchLogout: () => clearSession(store),
      },
      hasSession: () => store.kind === 'member' || persistence.restored.user !== null,
      // The page is left for good: stepping back must not show it again.
      redirectHome: () => window.location.replace(paths.home),
      reportFailure: (step, error) => console.error(`Logout: ${step} failed`, error),
    },
  });
  actor.subscribe(({ value }) => {
    store.logout = value;
  });
  actor.start();
  return actor;
}
