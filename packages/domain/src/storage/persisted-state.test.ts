import { expect, test } from 'vitest';
import { anonymousSession } from '../member/anonymous-session.ts';
import { createFilteredStorage } from './filtered-storage.ts';
import { type PersistedState, restoreState, saveState } from './persisted-state.ts';

function storage() {
  const entries = new Map<string, string>();
  const problems: unknown[] = [];
  const port = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const report = {
    filtered: (value: unknown) => problems.push(value),
    failed: (value: unknown) => problems.push(value),
  };
  return { entries, problems, filtered: createFilteredStorage(() => port, report) };
}

const member: PersistedState = {
  user: {
    ...anonymousSession(),
    token: 'T1',
    jianzhuToken: 'P1',
    companyType: 'supply',
    companyInfo: { id: 'B1', niceName: `北辰"<建设>'集团`, tenantId: '1', accountHeader: '' },
  },
  equipment: { kind: 'tower' },
  userStore: { userInfo: null, companyInfo: null, menus: [] },
};

test('ST12: a session with quotes and angle brackets in the company name is restored', () => {
  const { filtered, problems, entries } = storage();
  saveState(filtered, member);
  expect([...entries.keys()]).toEqual(['user', 'equipment', 'userStore']);
  expect(restoreState(filtered)).toEqual(member);
  expect(problems).toEqual([]);
});

test('ST13: saving without a token removes every key, so a logout cannot be undone by leaving', () => {
  const { filtered, entries } = storage();
  saveState(filtered, member);
  saveState(filtered, { ...member, user: anonymousSession() });
  expect(entries.size).toBe(0);
});
