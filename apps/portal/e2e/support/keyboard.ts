import { expect, type Locator, type Page } from '@playwright/test';

const mostStops = 150;

/** Presses Tab until the control has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${control} is not reached by Tab`);
}
