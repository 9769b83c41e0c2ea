import type { Page } from '@playwright/test';

/** Stops the timers of the pages to come; they go on only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const now = new Date();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(new Date(now.getTime() + 1000));
}
