import { expect, it } from 'vitest';
import { findLaunchers, launchersAlive } from './launchers.ts';
import { findProcess } from './processes.ts';

it('names at least the parent, as a live process', () => {
  const launchers = findLaunchers();
  expect(launchers[0]?.pid).toBe(process.ppid);
  expect(launchersAlive(launchers)).toBe(true);
});

it('does not take a later process with the same id for the launcher', () => {
  const [parent] = findLaunchers();
  expect(parent).toBeDefined();
  expect(launchersAlive([{ pid: process.ppid, parent: 1, command: [], startedAt: 'long ago' }])).toBe(false);
});

it('sees that a process is gone', () => {
  expect(findProcess(2 ** 22 + 1)).toBeUndefined();
});
