import { createFilteredStorage } from '@jianzhu/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { hasVoted, rememberVote } from './help-votes.ts';

const values = new Map<string, string>();
const store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
};
const storage = createFilteredStorage(() => store, { filtered: () => undefined, failed: () => undefined });

beforeEach(() => values.clear());

describe('answers about help', () => {
  it('are known of the articles that this browser has answered', () => {
    rememberVote('2201', storage);
    expect(hasVoted('2201', storage)).toBe(true);
    expect(hasVoted('2202', storage)).toBe(false);
  });

  it('are kept of the last hundred', () => {
    for (let id = 1; id <= 101; id += 1) rememberVote(String(id), storage);
    expect(hasVoted('1', storage)).toBe(false);
    expect(hasVoted('2', storage)).toBe(true);
    rememberVote('2', storage);
    rememberVote('102', storage);
    expect(hasVoted('2', storage)).toBe(true);
  });
});
