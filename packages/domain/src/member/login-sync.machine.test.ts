import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type LoginSyncInput, loginSyncMachine } from './login-sync.machine.ts';
import type { LoginCookies, LoginHere, OnCookieMissing } from './login-sync-decision.ts';

interface Case {
  readonly title: string;
  readonly here: LoginHere;
  readonly cookies: LoginCookies;
  readonly onCookieMissing?: OnCookieMissing;
  readonly ends: readonly string[];
  readonly calls: readonly string[];
}

const visitor: LoginHere = { isLoggedIn: false, companyId: '' };
const member: LoginHere = { isLoggedIn: true, companyId: 'B1' };
const none: LoginCookies = { token: null, departmentId: null };

const loaded = { ends: ['inSync', 'loadFailed'], calls: ['load'] };

const cases: readonly Case[] = [
  {
    title: 'LS1 R-SYNC-001: a visitor with token and department in the cookies is sent to login-back',
    here: visitor,
    cookies: { token: 'T1', departmentId: 'B1' },
    ends: ['redirecting'],
    calls: ['redirect T1 B1'],
  },
  {
    title: 'LS2 R-SYNC-002: a member of another department than the cookie is sent to login-back',
    here: member,
    cookies: { token: 'T2', departmentId: 'B2' },
    ends: ['redirecting'],
    calls: ['redirect T2 B2'],
  },
  {
    title: 'LS3 R-SYNC-003: a member whose cookies are gone is logged out',
    here: member,
    cookies: none,
    ends: ['loggingOut'],
    calls: ['logout'],
  },
  {
    title: 'LS3 R-SYNC-010: a department without a token is cookies gone',
    here: member,
    cookies: { token: ' ', departmentId: 'B1' },
    ends: ['loggingOut'],
    calls: ['logout'],
  },
  {
    title: 'LS4 R-SYNC-005: with onCookieMissing stop nothing happens',
    here: member,
    cookies: none,
    onCookieMissing: 'stop',
    ends: ['stopped'],
    calls: [],
  },
  {
    title: 'LS5 R-SYNC-004: a member in agreement loads unread count and businesses',
    here: member,
    cookies: { token: 'T1', departmentId: 'B1' },
    ...loaded,
  },
  {
    title: 'LS5 R-SYNC-009: a token without a department is in agreement',
    here: member,
    cookies: { token: 'T1', departmentId: '' },
    ...loaded,
  },
  {
    title: 'LS5: another token of the same department is in agreement',
    here: member,
    cookies: { token: 'T9', departmentId: 'B1' },
    ...loaded,
  },
  {
    title: 'LS6 R-SYNC-006: a visitor without cookies loads nothing',
    here: visitor,
    cookies: none,
    ends: ['anonymous'],
    calls: [],
  },
  {
    title: 'LS6 R-SYNC-007: a visitor with only the token cookie stays',
    here: visitor,
    cookies: { token: 'T1', departmentId: null },
    ends: ['anonymous'],
    calls: [],
  },
  {
    title: 'LS6 R-SYNC-008: a visitor with only the department cookie stays',
    here: visitor,
    cookies: { token: null, departmentId: 'B1' },
    ends: ['anonymous'],
    calls: [],
  },
  {
    title: 'LS7 R-SYNC-011: a number equals its own digits in the cookie',
    here: { isLoggedIn: true, companyId: 12 },
    cookies: { token: 'T1', departmentId: ' 12' },
    ...loaded,
  },
];

const loadSucceeds = { type: 'xstate.done.actor.load', output: undefined };
const loadFails = { type: 'xstate.error.actor.load', error: new Error('unreachable') };

function inputOf(which: Case, calls: string[], load: () => Promise<void>): LoginSyncInput {
  return {
    here: which.here,
    ...(which.onCookieMissing && { onCookieMissing: which.onCookieMissing }),
    ports: {
      readCookies: () => which.cookies,
      redirectToLoginBack: ({ token, departmentId }) => calls.push(`redirect ${token} ${departmentId}`),
      forceLogout: () => calls.push('logout'),
      loadUnreadAndBusinesses: () => {
        calls.push('load');
        return load();
      },
      reportLoadFailure: (error) => calls.push(`report ${error instanceof Error ? error.message : ''}`),
    },
  };
}

describe('login sync (R-SYNC-012: every path of the machine, run in Node with fakes)', () => {
  test.each(cases)('$title', async (which) => {
    const paths = getShortestPaths(loginSyncMachine, {
      // the events of the invoked loader are not among the machine's own events
      events: [loadSucceeds, loadFails] as never[],
      input: inputOf(which, [], () => Promise.resolve()),
      stopWhen: (state) => state.status === 'done',
    }).filter((path) => path.state.status === 'done');
    expect(paths.map((path) => path.state.value).sort()).toEqual([...which.ends].sort());

    for (const path of paths) {
      const fails = path.state.value === 'loadFailed';
      const calls: string[] = [];
      const load = () => (fails ? Promise.reject(loadFails.error) : Promise.resolve());
      const actor = createActor(loginSyncMachine, { input: inputOf(which, calls, load) }).start();
      const end = await waitFor(actor, (state) => state.status === 'done');
      expect(end.value).toBe(path.state.value);
      expect(calls).toEqual(fails ? [...which.calls, 'report unreachable'] : which.calls);
    }
  });

  test('LS8: the cookies are read once', async () => {
    let reads = 0;
    const input = inputOf({ title: '', here: member, cookies: none, ends: [], calls: [] }, [], () => Promise.resolve());
    const readCookies = () => {
      reads += 1;
      return { token: 'T1', departmentId: 'B1' };
    };
    const actor = createActor(loginSyncMachine, {
      input: { ...input, ports: { ...input.ports, readCookies } },
    }).start();
    await waitFor(actor, (state) => state.matches('inSync'));
    expect(reads).toBe(1);
  });
});
