import { test as base, expect } from '@playwright/test';
import { shareDevice } from './login.ts';
import { type PageProblems, watchProblems } from './page-problems.ts';

/** A journey fails on anything that the browser complains about and the journey did not announce. */
export const test = base.extend<{ readonly problems: PageProblems }>({
  context: async ({ context }, use) => {
    await shareDevice(context);
    await use(context);
  },
  problems: [
    async ({ context }, use) => {
      const problems = watchProblems(context);
      await use(problems);
      expect(problems.unexpected(), 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
