import type { FilteredStorage } from '@jianzhu/domain';
import * as v from 'valibot';

const storageKey = 'helpVotes';
const MOST = 100;
const votesSchema = v.array(v.string());

const read = (storage: FilteredStorage) => storage.readState(storageKey, votesSchema) ?? [];

/** Whether this browser has said of an article if it helped. */
export const hasVoted = (id: string, storage: FilteredStorage): boolean => read(storage).includes(id);

export function rememberVote(id: string, storage: FilteredStorage): void {
  storage.writeState(storageKey, [...read(storage).filter((other) => other !== id), id].slice(-MOST));
}
