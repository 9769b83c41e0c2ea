import { type FilteredStorage, removeState, restoreState, saveState } from '@jianzhu/domain';
import { snapshot } from 'valtio/vanilla';
import { sessionCookieNames } from './cookies.ts';
import type { SessionStore } from './session-store.ts';

/** What the last page left; each part is null when it is missing, was refused, or is another person's. */
export type RestoredState = ReturnType<typeof restoreState>;

/** Saves the member's state when the page is left and gives back what the last page left (specification 4). */
export interface Persistence {
  readonly restored: RestoredState;
  save(): void;
  /** From now on nothing is saved any more. */
  stop(): void;
  /** Removes everything that was saved, and what other generations of the site may have left under cookie names. */
  forget(): void;
}

/** Restores the saved state and begins to save it on leaving: `pagehide`, or the page hidden on a phone. */
export function startPersistence(store: SessionStore, storage: FilteredStorage): Persistence {
  let isStopped = false;
  const left = restoreState(storage);
  adoptSide(left);
  const restored = isOfAnother(left, store) ? { user: null, equipment: null, userStore: null } : left;

  /** The side of the marketplace is the browser's alone (decision 51): no answer of the server says it. */
  function adoptSide({ user }: RestoredState): void {
    if (user) store.user.companyType = user.companyType;
  }

  function save(): void {
    if (isStopped || store.kind === 'anonymous') return;
    // A snapshot holds plain values with the shape of the store.
    const { user, userInfo, equipment } = snapshot(store) as SessionStore;
    saveState(storage, {
      user,
      equipment,
      userStore: { userInfo, companyInfo: user.companyInfo, menus: user.menus },
    });
  }

  window.addEventListener('pagehide', save);
  // Another tab has saved its state: without this the one that is left last would undo the side chosen there.
  window.addEventListener('storage', ({ key }) => {
    if (key === 'user' && !isStopped) adoptSide(restoreState(storage));
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') save();
  });

  return {
    restored,
    save,
    stop: () => {
      isStopped = true;
    },
    forget: () => {
      removeState(storage);
      for (const name of Object.values(sessionCookieNames)) storage.remove(name);
    },
  };
}

/** Whether a former member of this browser has left it, without a logout in between (decision 26). */
function isOfAnother({ userStore }: RestoredState, { userInfo }: SessionStore): boolean {
  const formerId = userStore?.userInfo?.id;
  return userInfo !== null && formerId !== undefined && formerId !== userInfo.id;
}
