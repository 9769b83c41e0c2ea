import * as v from 'valibot';
import { memberDetailSchema } from '../member/member-detail.ts';
import { menuSchema } from '../member/menu.ts';
import { companyInfoSchema, isLoggedIn, userSessionSchema } from '../member/user-session.ts';
import { list } from '../wire-values.ts';
import type { FilteredStorage } from './filtered-storage.ts';

/** What is saved when the page is left, by its key in local storage (specification 3 and 4). */
const PERSISTED_STATE_SCHEMAS = {
  user: userSessionSchema,
  equipment: v.record(v.string(), v.unknown()),
  userStore: v.object({
    userInfo: v.nullish(memberDetailSchema, null),
    companyInfo: v.nullish(companyInfoSchema, null),
    menus: list(menuSchema),
  }),
} as const;

export type PersistedStateKey = keyof typeof PERSISTED_STATE_SCHEMAS;

export type PersistedState = {
  [Key in PersistedStateKey]: v.InferOutput<(typeof PERSISTED_STATE_SCHEMAS)[Key]>;
};

/** The keys, all of which a logout removes. */
const PERSISTED_STATE_KEYS: readonly PersistedStateKey[] = ['user', 'equipment', 'userStore'];

/** Saves the state of a logged-in member; without a token every key is removed, so that no session comes back. */
export function saveState(storage: FilteredStorage, state: PersistedState): void {
  if (!isLoggedIn(state.user)) {
    removeState(storage);
    return;
  }
  for (const key of PERSISTED_STATE_KEYS) storage.writeState(key, state[key]);
}

/** Reads what the last page left; each part is null when it is missing or was refused. */
export function restoreState(storage: FilteredStorage): { [Key in PersistedStateKey]: PersistedState[Key] | null } {
  return {
    user: storage.readState('user', PERSISTED_STATE_SCHEMAS.user),
    equipment: storage.readState('equipment', PERSISTED_STATE_SCHEMAS.equipment),
    userStore: storage.readState('userStore', PERSISTED_STATE_SCHEMAS.userStore),
  };
}

/** Removes every saved part. */
export function removeState(storage: FilteredStorage): void {
  for (const key of PERSISTED_STATE_KEYS) storage.remove(key);
}
