import type { BrowserContext, Page } from '@playwright/test';
import { portal } from '../support/addresses.ts';
import { test as journey } from '../support/journey.ts';
import { heldCookies, setCookies, shareDevice } from '../support/login.ts';
import { accountOf, type Visitor } from './visitors.ts';

interface OfVisit {
  readonly visitor: Visitor;
  /** In a browser that nobody has used before and nobody uses after. */
  readonly comesAnew: boolean;
}

interface OfWorker {
  readonly keptBrowsers: Map<Visitor, BrowserContext>;
}

/**
 * A journey whose visitor comes with the browser of his former visits: it has his login and the scripts of the portal,
 * instead of logging in and loading them for each visit. Whatever else sites keep in it is gone.
 */
export const test = journey.extend<OfVisit, OfWorker>({
  visitor: ['visitor', { option: true }],
  comesAnew: [false, { option: true }],
  keptBrowsers: [
    async ({ browser }, use) => {
      await use(new Map());
      for (const context of browser.contexts()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, keptBrowsers, visitor, comesAnew }, use) => {
    const context = (comesAnew ? undefined : keptBrowsers.get(visitor)) ?? (await browser.newContext());
    if (!comesAnew) keptBrowsers.set(visitor, context);
    await shareDevice(context);
    await use(context);
    if (comesAnew) await context.close();
  },
  page: async ({ context, visitor }, use) => {
    const page = await context.newPage();
    await forgetAllButLogin(context, page, visitor);
    await use(page);
    for (const each of context.pages()) await each.close();
  },
});

async function forgetAllButLogin(context: BrowserContext, page: Page, visitor: Visitor): Promise<void> {
  const login = accountOf(visitor) === null ? {} : await heldCookies(context);
  await context.clearCookies();
  await shareDevice(context);
  await setCookies(context, login);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: portal, storageTypes: 'local_storage,indexeddb' });
  await devtools.detach();
}
