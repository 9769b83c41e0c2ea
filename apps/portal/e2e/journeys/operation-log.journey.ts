import { buyer } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectInteractive } from '../support/shell.ts';

const operationLog = '/user/member-management/operation-log';

test('the operation log says which days cannot be, keeps them, and keeps the focus', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.goto(operationLog);
  await expectInteractive(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const [from, to] = [page.getByLabel('开始日期'), page.getByLabel('结束日期')];

  await from.fill('2026-02-30');
  await button('查询').click();
  await expect(page.getByText('请输入正确的日期，如2026-11-21')).toBeVisible();
  await expect(from).toBeFocused();
  await expect(from).toHaveValue('2026-02-30');
  await expect(page).toHaveURL(new RegExp(`${operationLog}$`));

  await from.fill('2026-11-22');
  await to.fill('2026-11-01');
  await button('查询').click();
  await expect(page.getByText('结束日期不能早于开始日期')).toBeVisible();
  await expect(to).toBeFocused();
  await expect(to).toHaveValue('2026-11-01');

  await to.fill('2036-11-22');
  await button('查询').click();
  await expect(page).toHaveURL(/from=2026-11-22&to=2036-11-22/);
  await expect(page.getByText('结束日期不能早于开始日期')).toBeHidden();
  await expect(button('查询')).toBeFocused();

  await button('重置').click();
  await expect(page).toHaveURL(new RegExp(`${operationLog}$`));
  await expect(from).toHaveValue('');
  await expect(button('重置')).toBeFocused();

  const saved = page.waitForEvent('download');
  await button('导出').click();
  expect((await saved).suggestedFilename()).toMatch(/^操作日志_\d{4}-\d\d-\d\d\.xlsx$/);
  await expect(page.getByText(/^已导出/)).toBeVisible();
  await expect(button('导出')).toBeFocused();
});

test('an address with reversed days is shown as it is, with what is wrong', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.goto(`${operationLog}?from=2026-11-22&to=2026-11-01`);
  await expect(page.getByText('结束日期不能早于开始日期')).toBeVisible();
  await expect(page.getByLabel('开始日期')).toHaveValue('2026-11-22');
});

test('filters that are folded away come when they are unfolded, and filter', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.goto(operationLog);
  await expectInteractive(page);
  await expect(page.getByRole('combobox', { name: '操作类型' })).toHaveCount(0);
  await page.getByRole('button', { name: '展开' }).click();
  await page.getByRole('combobox', { name: '操作类型' }).click();
  await page.getByRole('option', { name: '登录与退出' }).click();
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/kind=login/);
});

test('a column of the log that is put away stays so', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.goto(operationLog);
  await expectInteractive(page);
  const from = page.getByRole('columnheader', { name: '来源' });
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '来源' }).uncheck();
  await expect(from).toBeHidden();
  await page.reload();
  await expectInteractive(page);
  await expect(from).toBeHidden();
  await expect(page.getByRole('columnheader', { name: '操作人' })).toBeVisible();
});

test('on a phone an event is a card whose button says what it opens', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(context, buyer);
  await page.goto(`${operationLog}?kind=login`);
  await expectInteractive(page);
  const open = page.getByText('查看明细').first();
  await open.click();
  await expect(page.getByText('请求号').first()).toBeVisible();
  await expect(page.getByText('收起明细').first()).toBeVisible();
});
