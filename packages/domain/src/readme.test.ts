import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import readme from '../README.md?raw';
import { checkCreditCode, field, fieldFacts, normalizeCreditCode } from './forms.ts';
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

test('RM1: the example of a field runs', () => {
  // example
  const creditCode = field('str', {
    label: '统一社会信用代码',
    required: true,
    normalize: normalizeCreditCode,
    check: checkCreditCode,
  });
  const { label } = fieldFacts(creditCode) ?? {};
  // end of example

  expect(label).toBe('统一社会信用代码');
  expect(v.parse(creditCode, '91220102madem0a15y')).toBe('91220102MADEM0A15Y');
});

test('RM1: the README shows the examples that run', () => {
  const examples = [...source.matchAll(/\/\/ example\n(.*?)\/\/ end of example/gs)].map(([, example = '']) => example);
  expect(examples.slice(0, 2).filter((example) => !readme.includes(dedented(example)))).toEqual([]);
  expect(examples.length).toBeGreaterThanOrEqual(2);
});
