import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { decideReview } from '../support/operator.ts';
import { tradeAs } from '../support/trade.ts';
import { choose, newPdf, unusedName } from '../support/uploads.ts';

const PROFILE = '/user/my-products/proSupplier';
const DETAIL = '/api/rs-member-service/ecomm/supplier-profile/detail';
/** Of a company that sells, whose profile no other journey changes. */
const PHONE = '13800000016';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a supplier changes its profile, is refused, tries again, and everybody sees what was approved', async ({
  browser,
  request,
}) => {
  test.slow();
  const supplier = await tradeAs(browser, PHONE, 'supply');
  const { page } = supplier;
  const brand = unusedName('澄垣', '').replaceAll('.', '');

  await supplier.visit(PROFILE);
  await expectAccessible(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('供应商资料');
  await expect(button(page, '提交审核')).toBeDisabled();

  await button(page, '添加品牌').click();
  const dialog = page.getByRole('dialog', { name: '添加品牌' });
  await button(page, '确定').click();
  await expect(dialog.getByText('请上传授权证书')).toBeVisible();
  await dialog.getByRole('textbox', { name: '品牌名称' }).fill(brand);
  await dialog.getByRole('combobox', { name: '授权类型' }).click();
  await page.getByRole('option', { name: '厂家授权', exact: true }).click();
  await dialog.getByLabel('有效期起').fill('2025-01-01');
  await dialog.getByLabel('有效期止').fill('2099-12-31');
  const paper = unusedName('授权书', 'pdf');
  await choose(dialog.locator('[data-attachments]'), newPdf(paper));
  await expect(dialog.getByRole('row').filter({ hasText: paper })).toContainText('本次新增');
  await button(page, '确定').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: brand })).toContainText('厂家授权');

  await button(page, '提交审核').click();
  await expect(page.getByText('审核中，撤回后才能修改')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: brand })).toBeVisible();
  await expectAccessible(page);

  const { data } = await supplier.get(DETAIL);
  const handedIn = { bizType: 'supplier_profile', bizId: data.profile.id };
  await decideReview(request, handedIn, '授权书不清晰');
  // The page that is open hears of it.
  await expect(page.getByText('驳回原因：授权书不清晰')).toBeVisible();
  await page.getByRole('textbox', { name: '运输车辆' }).fill('17');
  await button(page, '提交审核').click();
  await expect(page.getByText('审核中，撤回后才能修改')).toBeVisible();
  const shown = `/default/company/detail?id=${data.businessId}`;
  expect(await (await request.get(shown)).text()).not.toContain(brand);
  await decideReview(request, handedIn);
  await expect(button(page, '提交审核')).toBeDisabled();

  await supplier.visit(shown);
  await expect(page.getByRole('main')).toContainText(brand);
  await expect(page.getByRole('main')).toContainText('17 辆');
});

test('what was changed and not approved is given up, after it was asked for', async ({ browser }) => {
  const supplier = await tradeAs(browser, PHONE, 'supply');
  const { page } = supplier;
  await supplier.visit(PROFILE);
  const field = page.getByRole('textbox', { name: '供应能力介绍' });
  const before = await field.inputValue();
  await field.fill('另一段介绍');
  await button(page, '保存').click();
  await expect(button(page, '放弃变更')).toBeVisible();
  await button(page, '放弃变更').click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '放弃变更' }).click();
  await expect(button(page, '放弃变更')).toBeHidden();
  await page.reload();
  await expect(field).toHaveValue(before);
});
