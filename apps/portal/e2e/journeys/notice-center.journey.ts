import { demoPerson } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectInteractive } from '../support/shell.ts';

const notices = '/user/notice';

test('notices are read, marked and deleted one by one and together (domain rules 17)', async ({ page, context }) => {
  await enterAs(context, demoPerson(34));
  await page.goto(notices);
  await expectInteractive(page);
  const rows = page.getByRole('table', { name: '消息中心' }).getByRole('row');
  await expect(rows).toHaveCount(1 + 4);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('消息通知');

  // Its address says what is shown.
  await page.getByRole('navigation', { name: '阅读状态' }).getByRole('link', { name: '未读' }).click();
  await expect(page).toHaveURL(`${notices}?isRead=0`);
  await expect(rows).toHaveCount(1 + 2);
  await page.reload();
  await expect(rows).toHaveCount(1 + 2);

  // Opening one reads it.
  const first = rows.nth(1).getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(1 + 1);

  // Together: the bar stands in the place of the filters.
  await page.goto(notices);
  await expectInteractive(page);
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  await expect(page.getByText('已选4项')).toBeVisible();
  // One of them is unread.
  await page.getByRole('button', { name: '标记已读（1）' }).click();
  await expect(page.getByText('已将1条消息标为已读')).toBeVisible();
  await expect(page.getByText('已选3项')).toBeVisible();
  await page.goto(`${notices}?isRead=0`);
  await expect(page.getByText('没有符合条件的记录')).toBeVisible();

  // Deleting asks, and stays deleted.
  await page.goto(notices);
  await expectInteractive(page);
  await rows.nth(1).getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '确定' }).click();
  await expect(rows).toHaveCount(1 + 3);
  await page.reload();
  await expect(rows).toHaveCount(1 + 3);
});

test('a notice of somebody else is none', async ({ page, context, problems }) => {
  problems.expect(/status of 404/);
  await enterAs(context, demoPerson(34));
  const response = await page.goto('/user/notice/detail?id=1');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: '返回列表' }).click();
  await expect(page).toHaveURL(notices);
});
