import { buyer, demoPerson } from '../support/accounts.ts';
import { home, memberCentre, messageList, uploadPage } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { boxOf, expectInteractive, shell } from '../support/shell.ts';

test('a click in the menu keeps the menu, which is loaded once, and marks the page (6.11)', async ({
  page,
  context,
}) => {
  await enterAs(context, buyer);
  await page.goto(memberCentre);
  await expectInteractive(page);
  const menu = page.getByRole('navigation', { name: '个人中心菜单' });
  const entries = menu.getByRole('listitem');
  await expect(entries.first()).toHaveText('个人中心');
  await expect(menu.getByRole('link', { name: '个人中心' })).toHaveAttribute('aria-current', 'page');
  const place = await boxOf(menu);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await menu.getByRole('button', { name: '建材采购' }).click();
  await menu.getByRole('link', { name: '收货地址' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '收货地址' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '收货地址' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('button', { name: '企业管理' }).click();
  await menu.getByRole('link', { name: '我的认证' }).click();
  await expect(menu.getByRole('link', { name: '我的认证' })).toHaveAttribute('aria-current', 'page');
  const loads = asked.filter((url) => url.includes('.data'));
  expect(loads.length).toBeGreaterThanOrEqual(2);
  expect(loads.filter((url) => !/_routes=/.test(url) || /layouts\/member-centre/.test(url))).toEqual([]);
  await page.goto(uploadPage);
  await expect(menu.getByRole('link', { name: '我的认证' })).toHaveAttribute('aria-current', 'page');
  expect(await boxOf(menu)).toMatchObject({ x: place.x, width: place.width });
});

test('the frame has the way home, the member by name, and the base lines alone for a footer (6.11)', async ({
  page,
  context,
}) => {
  await enterAs(context, buyer);
  await page.goto(memberCentre);
  const { header, centre, company, footer } = shell(page);
  await expect(header.getByRole('link', { name: '门户首页' })).toHaveAttribute('href', home);
  await expect(centre).toHaveAccessibleName(/^个人中心，./);
  await expect(company).toHaveAccessibleName(`当前企业：${buyer.companies[0]}`);
  await expect(footer).toContainText('服务热线');
  await expect(footer.getByRole('img')).toHaveCount(0);
  expect((await boxOf(footer)).height).toBeLessThan(140);
});

test('on a phone the menu folds when it has led somewhere (6.11)', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(context, buyer);
  await page.goto(memberCentre);
  await expectInteractive(page);
  const menu = page.getByRole('navigation', { name: '个人中心菜单' });
  await menu.getByRole('button', { name: '个人中心菜单' }).click();
  await menu.getByRole('button', { name: '企业管理' }).click();
  await menu.getByRole('link', { name: '我的认证' }).click();
  await expect(menu.getByRole('link', { name: '我的认证' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the message list shows unread or read ones, as its address says (6.11)', async ({ page, context }) => {
  await enterAs(context, demoPerson(14));
  await page.goto(`${messageList}?code=0`);
  await expectInteractive(page);
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows).not.toHaveCount(0);
  const all = await rows.count();
  const unread = await rows.filter({ hasText: '未读' }).count();
  expect(unread).toBeGreaterThan(0);
  expect((await boxOf(rows.first())).height).toBeLessThanOrEqual(88);
  const filters = page.getByRole('navigation', { name: '阅读状态' });
  await filters.getByRole('link', { name: '未读' }).click();
  await expect(page).toHaveURL(/code=0&read=0$/);
  await expect(filters.getByRole('link', { name: '未读' })).toHaveAttribute('aria-current', 'true');
  await expect(rows).toHaveCount(unread);
  await page.reload();
  await expect(rows).toHaveCount(unread);
  await filters.getByRole('link', { name: '已读' }).click();
  await expect(rows).toHaveCount(all - unread);
  await expect(page.getByText('暂无已读消息')).toBeVisible();
  await page.getByRole('tab', { name: /^服务通知/ }).click();
  await expect(page).toHaveURL(/code=1&read=1$/);
});

test('the upload page says what is needed, marks what is required and shows a sample (6.11)', async ({
  page,
  context,
}) => {
  await enterAs(context, demoPerson(43));
  await page.goto(uploadPage);
  const guide = page.getByRole('region', { name: '需要准备的材料' });
  await expect(guide.getByRole('term')).toHaveText(['*必传营业执照', '证书图片', '认证附件', '认证视频']);
  await expect(guide.getByRole('img', { name: '营业执照示例' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /必传\s*营业执照/ })).toBeVisible();
  const words = page.getByText('将文件拖到此处，或直接粘贴').first();
  await expect(words).toBeVisible();
  expect(await words.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true);
});
