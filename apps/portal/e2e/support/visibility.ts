import type { Page } from '@playwright/test';

/** Tells a page that it is seen or not, as the browser does when its tab is left; a test's tabs are all in front. */
export async function showPage(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
