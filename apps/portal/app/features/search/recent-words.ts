import type { FilteredStorage } from '@jianzhu/domain';
import * as v from 'valibot';

const storageKey = 'searchWords';
const MOST = 10;
const wordsSchema = v.array(v.string());

/** What this browser has searched for, newest first. */
export const readRecentWords = (storage: FilteredStorage): readonly string[] =>
  storage.readState(storageKey, wordsSchema) ?? [];

export function rememberWord(word: string, storage: FilteredStorage): void {
  storage.writeState(storageKey, [word, ...readRecentWords(storage).filter((other) => other !== word)].slice(0, MOST));
}

export function forgetWord(word: string, storage: FilteredStorage): void {
  const left = readRecentWords(storage).filter((other) => other !== word);
  if (left.length === 0) forgetAllWords(storage);
  else storage.writeState(storageKey, left);
}

export const forgetAllWords = (storage: FilteredStorage): void => storage.remove(storageKey);
