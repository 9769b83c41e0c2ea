import type { Page } from '@playwright/test';

/** Further than any timer of a page that merely stands. */
const pastPendingMs = 5000;

/**
 * Stops the timers of the pages to come; they go on only by `page.clock.runFor`. Parts that are shown when their code
 * has been loaded may wait for a timer: open those first, under a clock that runs, and then hold it.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = new Date();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(new Date(now.getTime() + pastPendingMs));
}

/** Stops the timers of the page as it stands; its clock must have been installed. */
export async function holdClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(new Date(now + pastPendingMs));
}
