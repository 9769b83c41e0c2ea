import type { Page } from '@playwright/test';
import { home, newsList } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { sections } from '../support/sections.ts';
import { boxOf, expectInteractive, shell } from '../support/shell.ts';

const scrolled = sections.filter(({ key }) => key !== 'party');

/** The section's heading stands in the window, below the menu that stays at its top. */
async function expectInView(page: Page, heading: string): Promise<void> {
  const title = page.getByRole('heading', { level: 2, name: heading, exact: true });
  await expect(title).toBeInViewport();
  await expect
    .poll(async () => {
      const menu = await boxOf(shell(page).menu);
      const { y } = await boxOf(title);
      return y >= menu.y + menu.height - 1;
    })
    .toBe(true);
}

/** The one entry that is marked as where the visitor is. */
const marked = (page: Page) => shell(page).menu.getByRole('list').locator('[aria-current]');

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test('has the eight entries in their order (R-HEAD-019 to 026)', async ({ page }) => {
  await page.goto(home);
  const entries = shell(page).menu.getByRole('list').getByRole('link');
  await expect(entries).toHaveText(sections.map(({ entry }) => new RegExp(`^${entry}`)));
});

test('scrolls to each section without leaving the page, again and again (R-HEAD-028, R-HEAD-030)', async ({ page }) => {
  await page.goto(home);
  await expectInteractive(page);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  for (const { entry, heading } of scrolled) {
    await shell(page).menu.getByRole('link', { name: entry }).click();
    await expectInView(page, heading);
    await expect(marked(page)).toHaveText(entry);
  }
  const again = shell(page).menu.getByRole('link', { name: '新闻资讯' });
  await again.click();
  await expectInView(page, '新闻资讯');
  await page.evaluate(() => window.scrollTo(0, 0));
  await again.click();
  await expectInView(page, '新闻资讯');
  expect(new URL(page.url()).pathname).toBe(home);
  await expect(page.locator('body')).toHaveAttribute('data-same-page', '');
});

test('marks the section that the page is scrolled to by hand', async ({ page }) => {
  await page.goto(`${home}?params=research`);
  await expectInteractive(page);
  await expectInView(page, '科研创新与技术推广');
  await expect(marked(page)).toHaveText('科研创新');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(marked(page)).toHaveText('供需对接');
  await page.locator('#news').evaluate((section) => section.scrollIntoView());
  await expect(marked(page)).toHaveText('新闻资讯');
});

test('leads from another page to the section on home (R-HEAD-029)', async ({ page }) => {
  await page.goto(newsList);
  await expectInteractive(page);
  await shell(page).menu.getByRole('link', { name: '企业风采' }).click();
  await expect(page).toHaveURL(`${home}?params=enterprise-style`);
  await expectInView(page, '企业风采');
});

test('opens party building in a new window, on home and elsewhere (R-HEAD-031, R-CONST-027)', async ({ page }) => {
  for (const path of [home, newsList]) {
    await page.goto(path);
    await expectInteractive(page);
    const popup = page.waitForEvent('popup');
    await shell(page).menu.getByRole('link', { name: '党建引领' }).click();
    const opened = new URL((await popup).url());
    expect(opened.pathname).toBe('/default/djyl/news-list');
    expect(Object.fromEntries(opened.searchParams)).toEqual({ pageid: '1', modulecode: '202408150001' });
    await expect(page).toHaveURL(path);
  }
});

test('the query params scrolls to the section that it names (R-ROUTE-032)', async ({ page }) => {
  for (const { key, heading } of sections) {
    await page.goto(`${home}?params=${key}`);
    await expectInView(page, heading);
  }
});

test('an unknown section scrolls nowhere (R-ROUTE-032)', async ({ page }) => {
  await page.goto(`${home}?params=weather`);
  await expectInteractive(page);
  expect(await scrollTop(page)).toBe(0);
});

test('the logo scrolls home to its top, also with a section in the query (R-HEAD-002, H-08)', async ({ page }) => {
  await page.goto(`${home}?params=research`);
  await expectInView(page, '科研创新与技术推广');
  await expectInteractive(page);
  // The header is above the window then: a keyboard reaches its logo all the same.
  await shell(page).logo.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(new URL(page.url()).pathname).toBe(home);
});

test('the logo leads home from another page (R-HEAD-001)', async ({ page }) => {
  await page.goto(newsList);
  await expectInteractive(page);
  await shell(page).logo.click();
  await expect(page).toHaveURL(home);
});
