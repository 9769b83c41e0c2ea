import { demoPerson } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectInteractive } from '../support/shell.ts';

const edit = '/user/default/edit';

test('a member changes the own data; a form that was left is offered again (domain rules 28)', async ({
  page,
  context,
}) => {
  await enterAs(context, demoPerson(36));
  await page.goto('/user/default');
  await page.getByRole('link', { name: '编辑资料' }).first().click();
  await expect(page).toHaveURL(edit);
  await expectInteractive(page);
  const nickname = page.getByLabel('昵称');

  await nickname.fill('官方客服');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(nickname).toBeFocused();
  await expect(page.getByText('昵称不能使用与平台、官方、客服或管理人员相似的字样').first()).toBeVisible();

  await nickname.fill('刘工');
  await page.getByLabel('出生日期').fill('1990-02-28');
  await expect(page.getByText(/^已自动保存/)).toBeVisible();
  await page.goto('/user/default');
  await page.goto(edit);
  await expectInteractive(page);
  await page.getByRole('button', { name: '继续编辑' }).click();
  await expect(nickname).toHaveValue('刘工');

  await page.getByRole('button', { name: '保存' }).click();
  await expect(page).toHaveURL('/user/default');
  await page.goto(edit);
  await expect(nickname).toHaveValue('刘工');
  await expect(page.getByLabel('出生日期')).toHaveValue('1990-02-28');
  await expect(page.getByRole('button', { name: '继续编辑' })).toHaveCount(0);
});
