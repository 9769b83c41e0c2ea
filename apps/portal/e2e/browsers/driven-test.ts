import { test as base, expect } from '@playwright/test';
import type { DrivenBrowser, DrivenTab } from './driven-browser.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

/** A browser of Debian's, by its engine. */
export type Engine = 'firefox' | 'webkit';

const start = { firefox: startFirefox, webkit: startWebkit } as const;

/** Each test has a tab that knows nothing of those before, and fails on an error that the page tells of. */
export const test = base.extend<
  { readonly tab: DrivenTab },
  { readonly engine: Engine; readonly driven: DrivenBrowser }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driven: [
    async ({ engine }, use) => {
      const driven = await start[engine]();
      await use(driven);
      await driven.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: async ({ driven }, use) => {
    const tab = await driven.newTab();
    try {
      await use(tab);
      expect(await tab.complaints(), 'complaints of the browser').toEqual([]);
    } finally {
      await tab.close();
    }
  },
});

export { expect };
