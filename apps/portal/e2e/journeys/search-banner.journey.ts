import { changchunPortal, home, portal } from '../support/addresses.ts';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/journey.ts';
import { expectInteractive, shell } from '../support/shell.ts';

const withBanner = [
  home,
  '/default/company/detail',
  '/default/company/more',
  '/default/news/news-detail',
  '/default/news/news-list',
];
const withoutBanner = [
  '/default/news/news-list-h5',
  '/default/news/salon-more',
  '/default/home/help',
  '/default/global-search',
  '/default/djyl/news-list',
];

test('stands on five pages and on no other (R-HEAD-032 to 037)', async ({ page, problems }) => {
  // An article that nobody named is not there.
  problems.expect(/status of 404/);
  for (const path of withBanner) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: '搜索', exact: true }), path).toBeVisible();
    await expect(shell(page).search).toHaveAttribute('placeholder', '请输入您要搜索的内容');
  }
  for (const path of withoutBanner) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: '搜索', exact: true }), path).toBeHidden();
  }
});

test('searches for exactly what was entered, by Enter and by the button (R-HEAD-044)', async ({ page }) => {
  const keyword = '钢筋 &+#%水泥';
  for (const submit of ['Enter', 'button'] as const) {
    await page.goto(home);
    await expectInteractive(page);
    const { search } = shell(page);
    await search.fill(keyword);
    if (submit === 'Enter') await search.press('Enter');
    else await page.getByRole('search').getByRole('button', { name: '搜索' }).click();
    await expect(page).toHaveURL(/\/default\/global-search\?/);
    expect(new URL(page.url()).searchParams.get('keyword')).toBe(keyword);
  }
});

test('the example words search for themselves (R-HEAD-039 to 043)', async ({ page }) => {
  for (const word of ['新闻', '服务', '商品', '功能']) {
    await page.goto(home);
    await page.getByRole('search').getByRole('link', { name: word, exact: true }).click();
    await expect(page).toHaveURL(/\/default\/global-search\?/);
    expect(new URL(page.url()).searchParams.get('keyword')).toBe(word);
  }
});

test('a blank search does nothing (R-HEAD-045)', async ({ page }) => {
  await page.goto(home);
  await expectInteractive(page);
  await shell(page).search.fill('  ');
  await shell(page).search.press('Enter');
  await expect(page).toHaveURL(home);
});

test('hot topics change every 3000 ms and lead on (R-HEAD-046, 049, 050, R-CONST-023)', async ({ page }) => {
  await stopClock(page);
  await page.goto(home);
  await expectInteractive(page);
  const carousel = page.getByRole('region', { name: '热点' });
  const shown = () => carousel.locator('[data-place=shown]').textContent();
  const texts = await carousel.locator('li').allTextContents();
  expect(texts.length).toBeGreaterThan(1);
  expect(await shown()).toBe(texts[0]);
  await page.clock.runFor(2999);
  expect(await shown()).toBe(texts[0]);
  await page.clock.runFor(1);
  await expect.poll(shown).toBe(texts[1]);
  await page.clock.runFor(3000 * (texts.length - 1));
  await expect.poll(shown).toBe(texts[0]);
  const link = carousel.locator('[data-place=shown]').getByRole('link');
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(`${portal}${target}`);
});

test('every announcement of the banner is shown in its turn, and the button stops it (R-STATE-031, R-STATE-032, decision 54)', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto(home);
  await expectInteractive(page);
  const announcements = page.getByRole('region', { name: '公告' });
  const shown = () => announcements.locator('[data-place=shown]').textContent();
  // Two are doubled.
  const texts = await announcements.locator('li').allTextContents();
  expect(texts).toHaveLength(4);
  expect(texts.slice(2)).toEqual(texts.slice(0, 2));
  for (const text of [...texts, ...texts]) {
    await expect.poll(shown).toBe(text);
    await expect(announcements.locator('[data-place=waiting]').first()).toBeHidden();
    await page.clock.runFor(3000);
  }
  await announcements.getByRole('button', { name: '暂停公告滚动' }).click();
  const stopped = await shown();
  await page.clock.runFor(30_000);
  expect(await shown()).toBe(stopped);
});

test('the announcements stand still for a visitor who wants no motion (decision 54)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
  await page.goto(home);
  await expectInteractive(page);
  const shown = page.getByRole('region', { name: '公告' }).locator('[data-place=shown]');
  const text = await shown.textContent();
  await page.clock.runFor(30_000);
  await expect(shown).toHaveText(text ?? '');
});

test('another platform has no hot topics (R-HEAD-048)', async ({ page }) => {
  await page.goto(`${changchunPortal}${home}`);
  await expect(shell(page).search).toBeVisible();
  await expect(page.getByRole('region', { name: '热点' })).toBeHidden();
});
