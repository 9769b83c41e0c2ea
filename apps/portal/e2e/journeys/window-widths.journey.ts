import { buyer } from '../support/accounts.ts';
import { changchunPortal, home, loginSite, messageList, newsList } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectMember } from '../support/shell.ts';

/** Widths of windows, and how wide a page may become in them: its minimum begins at 1024 (decision 17). */
const widths = [
  [320, 320],
  [390, 390],
  [768, 768],
  [1024, 1200],
  [1366, 1366],
  [1440, 1440],
  [1920, 1920],
] as const;

for (const [name, addresses] of [
  ['the portal', [home, newsList, '/default/home/help', '/default/djyl/welcome', `${changchunPortal}${home}`]],
  ['pages that stand alone', ['/default/login', '/sign-up2', '/download-h5', '/default/news/news-list-h5']],
  ['the login site', ['login', 'login?by=code', 'register', 'forgot', 'sent'].map((path) => `${loginSite}/${path}`)],
] as const) {
  test(`${name}: no scrolling sideways at any width (decision 17, R-CONST-050)`, async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address);
      for (const [width, widest] of widths) {
        await page.setViewportSize({ width, height: 900 });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(needed, `${address} at ${width}`).toBeLessThanOrEqual(widest);
      }
    }
  });
}

test('a member’s pages: no scrolling sideways at any width (decision 17)', async ({ page, context }) => {
  await enterAs(context, buyer);
  for (const address of [home, messageList, '/user/default']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await expectMember(page, buyer.companies[0]);
    for (const [width, widest] of widths) {
      await page.setViewportSize({ width, height: 900 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, `${address} at ${width}`).toBeLessThanOrEqual(widest);
    }
  }
});

test('pages are at least 1200, 1400 or 1600 px wide by the window (R-CONST-050)', async ({ page }) => {
  await page.goto(home);
  for (const [width, least] of [
    [1024, '1200px'],
    [1439, '1200px'],
    [1440, '1400px'],
    [1919, '1400px'],
    [1920, '1600px'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const minWidth = await page.evaluate(() => {
      const frame = document.querySelector('main')?.parentElement?.parentElement;
      return frame ? getComputedStyle(frame).minWidth : 'no frame';
    });
    expect(minWidth, `at ${width}`).toBe(least);
  }
});

test('in narrow windows the name of the platform stands beside a member’s controls (decision 17)', async ({
  page,
  context,
}) => {
  await enterAs(context, buyer);
  await page.goto(messageList);
  await expect(page.getByRole('banner').getByRole('link', { name: '个人中心' })).toBeVisible();
  for (const width of [320, 360, 390, 768, 900]) {
    await page.setViewportSize({ width, height: 700 });
    const [name = 0, firstControl = 0] = await page.getByRole('banner').evaluate((header) => {
      const controls = [...header.querySelectorAll('a, button')].slice(1).map((item) => item.getBoundingClientRect());
      const shown = controls.filter(({ width }) => width > 0);
      const title = header.querySelector('b')?.getBoundingClientRect();
      return [title?.right ?? 0, Math.min(...shown.map(({ left }) => left))];
    });
    expect(name, `at ${width}`).toBeGreaterThan(0);
    expect(name, `at ${width}`).toBeLessThanOrEqual(firstControl);
  }
});
