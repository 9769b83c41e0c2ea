import { expect, test } from 'vitest';
import { DEFAULT_RETRY, jitteredDelay } from './retry-policy.ts';

const { storage } = DEFAULT_RETRY;

test('UP14: of four attempts the delays are random below a limit that doubles from 1 s to 30 s; Retry-After wins', () => {
  expect(storage.attempts).toBe(4);
  const longest = [1, 2, 3, 4, 5, 6, 9].map((attempt) => jitteredDelay(attempt, storage, () => 1));
  expect(longest).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(jitteredDelay(3, storage, () => 0)).toBe(0);
  expect(jitteredDelay(3, storage, () => 0.5, 7000)).toBe(7000);
});
