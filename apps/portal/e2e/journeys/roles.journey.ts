import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { buyer } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { enterAsNewcomer } from '../support/newcomer.ts';
import { expectInteractive } from '../support/shell.ts';

const list = '/user/role-management/role-list';
const main = (page: Page) => page.getByRole('main');
const tree = (page: Page) => main(page).getByRole('tree', { name: '权限' });
const item = (page: Page, name: string | RegExp) => tree(page).getByRole('treeitem', { name });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

test('an own role is made by the keyboard, previewed, changed, copied and deleted', async ({ page }) => {
  await enterAsNewcomer(page);
  await page.goto('/user/role-management');
  await expect(page).toHaveURL(list);
  await expectInteractive(page);
  await expect(main(page).getByText('系统角色不能修改或删除，可复制后修改')).toBeVisible();
  await main(page).getByRole('link', { name: '新建角色' }).click();
  await main(page).getByLabel('角色名称').fill('区域采购主管');
  await button(page, '保存').click();
  await expect(main(page).getByText('请至少选择一项权限').first()).toBeVisible();

  // Open the group of inquiries and choose its second key: the first comes with it.
  await item(page, /^询价/).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(item(page, '新建询价')).toBeChecked();
  await expect(item(page, /^查看询价/)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(item(page, /^查看询价/)).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(item(page, /^询价/)).toHaveAttribute('aria-checked', 'mixed');
  await expectAccessible(page);

  await button(page, '按此角色预览').click();
  const preview = page.getByRole('dialog', { name: '“区域采购主管”能看到的内容' });
  await expect(preview.getByRole('region', { name: '采购方' }).getByText('我的询价')).toBeVisible();
  await expect(preview.getByRole('region', { name: '按钮与操作' }).getByText('新建询价')).toBeVisible();
  await page.keyboard.press('Escape');

  await button(page, '保存').click();
  await expect(page).toHaveURL(/\?id=\d{19}$/);
  const roles = main(page).getByRole('navigation', { name: '角色', exact: true });
  await expect(roles.getByRole('link', { name: '区域采购主管' })).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expectInteractive(page);
  await item(page, '发布询价').click();
  await expect(main(page).getByText('有未保存的修改：新增1项，去掉0项')).toBeVisible();
  await button(page, '放弃修改').click();
  await expect(item(page, '发布询价')).not.toBeChecked();
  await item(page, /^询价/).click();
  await button(page, '保存').click();
  await expect(main(page).getByText('已选12/145项')).toBeVisible();

  // What its holders may approve: kept, and shown beside the acts.
  const unsaved = main(page).getByText(/^有未保存的修改/);
  await expect(unsaved).toBeHidden();
  await main(page).getByLabel('审批额度').fill('500000');
  await page.keyboard.press('Tab');
  await expect(unsaved).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/role/save', async (route) => {
    await held;
    await route.continue();
  });
  const sent = page.waitForRequest('**/role/save');
  await button(page, '保存').click();
  await sent;
  // What is typed while it is saved is neither lost nor saved with it.
  const description = main(page).getByLabel('描述');
  await description.fill('负责吉林片区');
  answer();
  await expect(button(page, '保存')).toBeVisible();
  await expect(description).toHaveValue('负责吉林片区');
  await expect(unsaved).toBeVisible();
  await page.unrouteAll();
  await button(page, '保存').click();
  await expect(unsaved).toBeHidden();
  await expect(description).toHaveValue('负责吉林片区');
  await page.reload();
  await expectInteractive(page);
  await expect(main(page).getByLabel('审批额度')).toHaveValue(/^500,?000\.00$/);
  await button(page, '按此角色预览').click();
  await expect(page.getByRole('dialog').getByText('¥500,000.00')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, '放弃修改')).toBeDisabled();

  await button(page, '复制').click();
  const copied = roles.getByRole('link', { name: '区域采购主管副本' });
  await expect(copied).toHaveAttribute('aria-current', 'page');
  await button(page, '删除').click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  // The page behind a dialog is hidden from roles.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(copied).toHaveCount(0);
  await expect(roles.getByRole('link', { name: /^区域采购主管 / })).toBeVisible();
});

test('on a phone the roles and the open one are pages of their own', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // An account that is there: the codes that newcomers need are counted.
  await enterAs(context, buyer);
  await page.goto(list);
  await expectInteractive(page);
  await expect(tree(page)).toBeHidden();
  await main(page)
    .getByRole('link', { name: /^采购员/ })
    .click();
  await expect(tree(page)).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('link', { name: '全部角色' }).click();
  await expect(tree(page)).toBeHidden();
  await expect(main(page).getByRole('link', { name: '新建角色' })).toBeVisible();
});
