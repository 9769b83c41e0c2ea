import { test as base, expect } from '@playwright/test';
import { shareDevice } from './login.ts';
import { type PageProblems, watchProblems } from './page-problems.ts';

interface OfJourney {
  readonly problems: PageProblems;
  readonly othersLeave: undefined;
}

/** A journey fails on anything that the browser complains about and the journey did not announce. */
export const test = base.extend<OfJourney>({
  context: async ({ context }, use) => {
    await shareDevice(context);
    await use(context);
  },
  problems: [
    async ({ context }, use) => {
      const problems = watchProblems(context);
      await use(problems);
      problems.stop();
      expect(problems.unexpected(), 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  // Pages of other people that a journey leaves open would be called and drawn during all journeys after it.
  othersLeave: [
    async ({ browser, context: own }, use) => {
      const stay = new Set([own, ...browser.contexts()]);
      await use(undefined);
      for (const context of browser.contexts()) if (!stay.has(context)) await context.close();
    },
    { auto: true },
  ],
});

export { expect };
