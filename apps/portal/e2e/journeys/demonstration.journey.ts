import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../../../../test-machine.config.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { home, loginSite, newsList, portalPort, siblingSites } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { expectInteractive } from '../support/shell.ts';

const host = 'jianzhu.example';
const publicPortal = `http://${host}:${portalPort}`;
const elsewhere = (origin: string) => origin.replace('localhost', host);

// The same servers under a name that others could ask by, as behind a proxy; browsers do less for plain http elsewhere.
test.use({
  launchOptions: {
    ...chromiumLaunch,
    args: [
      ...chromiumLaunch.args,
      `--host-resolver-rules=MAP ${host} 127.0.0.1`,
      `--unsafely-treat-insecure-origin-as-secure=${publicPortal}`,
    ],
  },
});

const mark = (page: Page) => page.getByRole('complementary', { name: '演示环境', exact: true });

test('every page of a demonstration that others can reach says so (decision 63)', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  // The login site is a plain http origin here.
  problems.expect(/Cross-Origin-Opener-Policy header has been ignored/);
  await page.goto(publicPortal + home);
  await expect(mark(page)).toHaveText('演示环境');
  await expectInteractive(page);
  await expect(mark(page)).toBeInViewport();
  await expectAccessible(page);
  // In no click's way.
  const box = await mark(page).boundingBox();
  expect(
    await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.localName, [
      (box?.x ?? 0) + 9,
      (box?.y ?? 0) + 9,
    ] as const),
  ).not.toBe('demonstration-mark');

  await page.locator(`a[href^="${newsList}?"]`).first().click();
  await expect(page).toHaveURL((url) => url.pathname === newsList);
  await expect(mark(page)).toBeInViewport();
  for (const path of [newsList, '/no/such/page']) {
    await page.goto(publicPortal + path);
    await expect(mark(page)).toBeInViewport();
  }
  const refused = `${elsewhere(loginSite)}/login?returnUrl=${encodeURIComponent(`http://${host}/`)}`;
  for (const address of [refused, `${elsewhere(siblingSites)}/materials`]) {
    await page.goto(address);
    await expect(mark(page)).toBeInViewport();
  }
  // What was sent, without a password, is for this machine.
  expect((await page.goto(`${elsewhere(loginSite)}/sent`))?.status()).toBe(404);
});

test('a demonstration on this machine alone says nothing', async ({ page }) => {
  for (const address of [home, `${loginSite}/login`, `${siblingSites}/materials`]) {
    await page.goto(address);
    await expect(page.getByRole('main').first()).toBeVisible();
    await expect(mark(page)).toHaveCount(0);
  }
});
