import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { buyer, supplier } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { expectInteractive } from '../support/shell.ts';

const list = '/user/member-management/member-list?tab=group';
const PARENT = '长春市晟岳建筑工程有限公司';
const CHILD = '长春衡砺钢材贸易有限公司';

const main = (page: Page) => page.getByRole('main');
const rowOf = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });
const pressIn = (page: Page, name: string, button: RegExp) =>
  rowOf(page, name).getByRole('button', { name: button }).click();

async function open(page: Page) {
  await page.goto(list);
  await expectInteractive(page);
}

test('a parent asks by the credit code, the subsidiary shows its members, and takes it back', async ({
  page,
  context,
  browser,
}) => {
  await enterAs(context, buyer, { company: 1 });
  await page.goto(`/default/company/more?keyword=${encodeURIComponent('衡砺')}`);
  await main(page).getByRole('heading', { level: 2 }).first().getByRole('link').click();
  const code =
    (await main(page)
      .getByText(/^91[0-9A-Z]{16}$/)
      .first()
      .textContent()) ?? '';

  await open(page);
  await main(page).getByRole('button', { name: '添加下属企业' }).first().click();
  const asked = page.getByRole('dialog', { name: '添加下属企业' });
  await asked.getByLabel('统一社会信用代码').fill(code);
  await asked.getByRole('button', { name: '发送邀请' }).click();
  await expect(rowOf(page, CHILD)).toContainText('待确认');

  const other = await browser.newContext();
  await enterAs(other, supplier);
  const theirs = await other.newPage();
  await open(theirs);
  await pressIn(theirs, PARENT, /^同意/);
  const answered = theirs.getByRole('dialog', { name: `成为“${PARENT}”的下属企业` });
  await answered.getByRole('combobox', { name: '共享列表' }).click();
  await theirs.getByRole('option', { name: '成员' }).click();
  await theirs.keyboard.press('Escape');
  await answered.getByRole('button', { name: '同意' }).click();
  await expect(rowOf(theirs, PARENT)).toContainText('已关联');
  await expect(rowOf(theirs, PARENT)).toContainText('成员');

  await open(page);
  await rowOf(page, CHILD)
    .getByRole('link', { name: /^查看共享/ })
    .click();
  const shared = main(page).getByRole('region', { name: `${CHILD}共享的列表` });
  await expect(shared.getByText(supplier.name)).toBeVisible();
  await expectAccessible(page);

  await pressIn(theirs, PARENT, /^解除/);
  await theirs.getByRole('dialog').getByRole('button', { name: '解除' }).click();
  await expect(rowOf(theirs, PARENT)).toHaveCount(0);
  await page.reload();
  await expect(shared).toHaveCount(0);
  await expect(rowOf(page, CHILD)).toHaveCount(0);
  await other.close();
});
