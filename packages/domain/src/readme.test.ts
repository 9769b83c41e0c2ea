import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import readme from '../README.md?raw';
import { loginSyncMachine, sharedAddress } from './index.ts';
import source from './readme.test.ts?raw';

const dedented = (text: string): string => text.replace(/^ {2}/gm, '').trim();

test('RM1: the example of the README runs', async () => {
  const visited: string[] = [];
  const failures: unknown[] = [];
  const go = (address: string) => visited.push(address);
  const report = (error: unknown) => failures.push(error);

  // example
  const sync = createActor(loginSyncMachine, {
    input: {
      here: { isLoggedIn: false, companyId: '' },
      ports: {
        readCookies: () => ({ token: 'T1', departmentId: 'B1' }),
        redirectToLoginBack: ({ token, departmentId }) =>
          go(`/login-back?token=${token}&switchtocompanyid=${departmentId}`),
        forceLogout: () => go('/default/home'),
        loadUnreadAndBusinesses: async () => {},
        reportLoadFailure: (error) => report(error),
      },
    },
  }).start();

  const sites = { ownOrigin: 'https://portal.example', siblings: ['https://labor.example'] };
  const shared = sharedAddress('https://labor.example/teams', sites, { token: 'T1', companyId: 'B1' });
  // end of example

  await waitFor(sync, (state) => state.status === 'done');
  expect(visited).toEqual(['/login-back?token=T1&switchtocompanyid=B1']);
  expect(failures).toEqual([]);
  expect(shared?.address).toBe('https://labor.example/login-back?token=T1&switchtocompanyid=B1&target=%2Fteams');
});

test('RM1: the README shows the example that runs', () => {
  const example = /\/\/ example\n(.*?)\/\/ end of example/s.exec(source)?.[1] ?? '';
  expect(example).not.toBe('');
  expect(readme).toContain(dedented(example));
});
