import { home, loginSite, newsList } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { sections } from '../support/sections.ts';
import { shell } from '../support/shell.ts';

test.use({ javaScriptEnabled: false });

test('home reads in full without scripts (R-HOME-001 to 008, R-FOOT-001)', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(home);
  for (const { heading } of sections) {
    const section = page.getByRole('region', { name: heading, exact: true });
    await expect(section).toBeVisible();
    expect(await section.getByRole('link').count()).toBeGreaterThan(2);
  }
  await expect(shell(page).footer.getByRole('navigation', { name: '页脚' }).getByRole('link')).not.toHaveCount(0);
  await shell(page).search.fill('钢筋&水泥');
  await shell(page).search.press('Enter');
  expect(new URL(page.url()).searchParams.get('keyword')).toBe('钢筋&水泥');
});

test('menu and login lead on without scripts (R-HEAD-010, R-HEAD-029)', async ({ page }) => {
  await page.goto(newsList);
  await shell(page).menu.getByRole('link', { name: '企业风采' }).click();
  await expect(page).toHaveURL(`${home}?params=enterprise-style`);
  await shell(page).login.click();
  await expect(page).toHaveURL((url) => url.origin === loginSite);
});

test('a chapter of a lesson says without scripts what it needs to play', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/default/comprehensives-ervices/law-services/law-lesson/lawlesson-list');
  await main.getByRole('link', { name: '建设工程合同风险十讲', exact: true }).click();
  await main.getByRole('link', { name: '免费试看', exact: true }).click();
  await expect(main.getByText(/^播放此视频需要JavaScript/)).toBeVisible();
  await expect(main.getByText('视频加载中')).toBeHidden();
  await expect(main.getByRole('button', { name: '播放' })).toBeHidden();
});

test('a replay plays by the controls of the browser without scripts', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/default/news/salon-more');
  await main.getByRole('navigation', { name: '最新回放' }).getByRole('link').first().click();
  await expect(main.locator('video')).toHaveAttribute('src', /./);
  await expect(main.getByText('视频加载中')).toBeHidden();
  await expect(main.getByRole('button', { name: '播放' })).toBeHidden();
});

test('what only scripts do says so beside its buttons', async ({ page }) => {
  const main = page.getByRole('main');
  const needed = '需要JavaScript，请在浏览器设置中开启后刷新页面';
  await page.goto(`/default/company/more?${new URLSearchParams({ keyword: '砚北' })}`);
  await main.getByRole('link', { name: '吉林省砚北建设集团有限公司' }).click();
  await expect(main.getByText(new RegExp(`^此处按钮${needed}$`))).toBeVisible();
  await page.goto('/default/comprehensives-ervices/comprehensives-ervices-need');
  await expect(main.getByText(new RegExp(`^发布需求${needed}$`))).toBeVisible();
  // Its scripts come after those of the page; what the server has drawn of it does not wait for them.
  for (const label of ['需求标题', '需求描述', '手机号']) await expect(main.getByLabel(label)).toBeVisible();
});
