import type { Page } from '@playwright/test';
import { helpHeading, home } from '../support/addresses.ts';
import { recordRequests } from '../support/calls.ts';
import { ask } from '../support/host-request.ts';
import { expect, test } from '../support/journey.ts';
import { expectInteractive, shell } from '../support/shell.ts';

const help = '/default/home/help';
const helpLink = (page: Page) => page.getByRole('link', { name: '帮助中心' }).first();
const title = '吉林省建筑业数字平台';

/** The page keeps header and footer of its layout. */
async function expectInFrame(page: Page): Promise<void> {
  await expect(shell(page).login).toBeVisible();
  await expect(shell(page).footer).toBeVisible();
}

test('an unknown address is HTTP 404, says so and leads home (R-ERR-019, R-ERRPAGE-001, 002, 004)', async ({
  page,
  problems,
}) => {
  problems.expect(/404/);
  const response = await page.goto('/nope');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('This page could not be found', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(title);
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('region', { name: '供需对接' })).toBeVisible();
});

test('an unknown address stands in the frame, in Chinese too, with ways on: search, home, help (11)', async ({
  page,
  problems,
}) => {
  problems.expect(/404/);
  await page.goto('/nope');
  await expectInFrame(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('页面不存在');
  await expect(main.getByRole('button', { name: '重新加载' })).toBeHidden();
  await expect(main.getByRole('link', { name: '返回首页' })).toBeVisible();
  await expect(main.getByRole('link', { name: '帮助中心' })).toHaveAttribute('href', help);
  await main.getByRole('searchbox').fill('钢筋');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/default/global-search');
  expect(new URL(page.url()).searchParams.get('keyword')).toBe('钢筋');
});

test('unknown addresses of every shape are HTTP 404 (R-ERRPAGE-004)', async () => {
  for (const path of ['/nope', '/default/nope', '/default/home/nope', '/shop', '/download', '/default/news']) {
    const { status, body } = await ask({ path });
    expect(status, path).toBe(404);
    expect(body, path).toContain('This page could not be found');
  }
});

test('another failure shows its page without a way home (R-ERRPAGE-003, R-ERR-021)', async ({ page, problems }) => {
  problems.expect(/500|Failed to load resource/);
  await page.goto(home);
  await expectInteractive(page);
  await page.route('**/help.data**', (route) => route.fulfill({ status: 500, body: 'boom' }));
  await helpLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('请求出错，状态码：500');
  await expect(page.getByRole('region', { name: '供需对接' })).toBeHidden();
  await expect(page.getByRole('link', { name: '返回首页' })).toBeHidden();
});

test('a failure stands in its frame; loading again shows the page that was asked for (5)', async ({
  page,
  problems,
}) => {
  problems.expect(/500|Failed to load resource/);
  await page.goto(home);
  await expectInteractive(page);
  await page.route('**/help.data**', (route) => route.fulfill({ status: 500, body: 'boom' }));
  await helpLink(page).click();
  await expectInFrame(page);
  await expect(page.getByText('boom')).toBeHidden();
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(helpHeading);
  await expect(page).toHaveURL(help);
});

test('code that does not load reloads the page, once a minute at most (R-ERR-017, R-ERR-018, R-CONST-010)', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource|ERR_FAILED|dynamically imported module|页面加载失败|ChunkLoadError/);
  await page.clock.install();
  await page.goto(home);
  await expectInteractive(page);
  await page.route('**/assets/help-*.js', (route) => route.abort());
  const requests = recordRequests(page);
  const documents = () => requests.all.filter((request) => request.isNavigationRequest()).length;
  const failure = page.getByText('页面加载失败，请检查网络后刷新重试');
  await helpLink(page).click();
  await expect(page).toHaveURL(help);
  // The reloaded page can be read as the server sent it, although its code is still missing.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(helpHeading);
  expect(documents()).toBe(1);

  // Still within the minute: the page says what is wrong and does not reload.
  await page.clock.fastForward(50_000);
  await page.goto(home);
  await expectInteractive(page);
  const before = documents();
  await helpLink(page).click();
  await expect(failure).toBeVisible();
  expect(documents()).toBe(before);

  // A minute later one more is allowed, and it cures.
  await page.clock.fastForward(61_000);
  await page.unrouteAll();
  await page.goto(home);
  await expectInteractive(page);
  // It is asked for twice before it counts as missing.
  await page.route('**/assets/help-*.js', (route) => route.abort(), { times: 2 });
  const last = documents();
  await helpLink(page).click();
  await expect(page).toHaveURL(help);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(helpHeading);
  expect(documents()).toBe(last + 1);
});

for (const [part, file] of [
  ['a page’s own code', '**/assets/help-*.js'],
  ['code that all pages share', '**/assets/shell-*.js'],
  ['the entry', '**/assets/entry.client-*.js'],
] as const) {
  test(`a page that cannot come alive without ${part} says so and can be loaded again (4)`, async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to load resource|ERR_FAILED|dynamically imported module|^uncaught: $/);
    const requests = recordRequests(page);
    const documents = () => requests.all.filter((request) => request.isNavigationRequest()).length;
    await page.route(file, (route) => route.abort());
    const alert = page.getByRole('alert').filter({ hasText: '页面加载失败，请检查网络后刷新重试' });
    await page.goto(help);
    await expect(alert).toBeVisible();
    expect(documents()).toBe(2);
    // The page can still be read, in its frame, and nothing of it is covered.
    await shell(page).logo.click({ trial: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(helpHeading);
    await expectInFrame(page);

    await page.unrouteAll();
    await alert.getByRole('button', { name: '重新加载' }).click();
    await expectInteractive(page);
    await expect(alert).toBeHidden();
    expect(documents()).toBe(3);
  });
}

test('title and icon are the platform’s on every page, one icon only (R-STATE-010, R-STATE-011)', async ({ page }) => {
  await page.goto(home);
  await expectInteractive(page);
  const expectIdentity = async () => {
    await expect(page).toHaveTitle(title);
    const icons = page.locator('link[rel~=icon]');
    await expect(icons).toHaveCount(1);
    await expect(icons).toHaveAttribute('href', '/brand/jianzhu.svg');
  };
  await expectIdentity();
  for (const [link, path] of [
    ['平台介绍', /home\/help\?id=\d+$/],
    ['隐私政策', '/default/global-search/privacy-policy'],
    ['版权声明', '/default/global-search/copyright-notice'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expectIdentity();
  }
});

test('a slow page shows a bar of 2 px after 200 ms, a quick one shows none (R-CONST-015 to 017)', async ({ page }) => {
  await page.clock.install();
  await page.goto(home);
  await expectInteractive(page);
  await page.clock.pauseAt(new Date(Date.now() + 10_000));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/help.data**', async (route) => {
    await held;
    await route.continue();
  });
  const bar = page.getByRole('progressbar');
  const asked = page.waitForRequest('**/help.data**');
  await helpLink(page).click();
  await asked;
  await page.clock.runFor(199);
  await expect(bar).toBeHidden();
  await page.clock.runFor(1);
  await expect(bar).toBeVisible();
  expect((await bar.boundingBox())?.height).toBe(2);
  release();
  await expect(page).toHaveURL(help);
  await page.clock.runFor(1000);
  await expect(bar).toBeHidden();
});
