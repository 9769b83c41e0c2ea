import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { supplier as account } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { decideReview } from '../support/operator.ts';
import { tradeAs } from '../support/trade.ts';
import { choose, newPicture, unusedName } from '../support/uploads.ts';

const LIST = '/user/standard-certification/qualification-list';
const EDIT = '/user/standard-certification/qualification-edit';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, text: string) => page.locator('tr[data-row]').filter({ hasText: text });

test('a company adds a certificate, is refused with the reason, tries again, and shows what was approved', async ({
  browser,
  request,
}) => {
  test.slow();
  const supplier = await tradeAs(browser, account.phone, 'supply');
  const { page } = supplier;
  const certNo = unusedName('D2220', '').replaceAll('.', '').toUpperCase();

  await supplier.visit(LIST);
  await page.getByRole('link', { name: '新增资质证书' }).first().click();
  await expect(page).toHaveURL(EDIT);
  await expectAccessible(page);
  await button(page, '保存').click();
  await expect(page.getByRole('link', { name: '请选择资质序列' })).toBeVisible();
  // A category that is found by its name brings its series.
  await page.getByRole('combobox', { name: '资质类别' }).fill('钢结构');
  await page.getByRole('option').filter({ hasText: '专业承包' }).click();
  await expect(page.getByRole('combobox', { name: '资质序列' })).toContainText('专业承包');
  await page.getByRole('combobox', { name: '资质等级' }).click();
  await page.getByRole('option', { name: '二级', exact: true }).click();
  await page.getByRole('textbox', { name: '证书编号' }).fill(certNo);
  await expect(page.getByText('建筑业企业资质证书编号一般为')).toBeVisible();
  await page.getByRole('textbox', { name: '发证机关' }).fill('吉林省住房和城乡建设厅');
  await page.getByLabel('发证日期').fill('2024-05-01');
  await page.getByLabel('有效期至').fill('2019-05-01');
  await button(page, '保存').click();
  await expect(page.getByRole('link', { name: '请上传证书图片' })).toBeVisible();
  const picture = unusedName('证书', 'png');
  await choose(page.locator('[data-attachments]').first(), newPicture(picture));
  await expect(page.getByRole('row').filter({ hasText: picture })).toContainText('本次新增');
  await button(page, '保存').click();
  await expect(page.getByRole('link', { name: '有效期至须晚于发证日期' })).toBeVisible();
  await page.getByLabel('有效期至').fill('2099-05-01');
  await button(page, '保存并提交审核').click();
  await expect(page).toHaveURL(LIST);
  await expect(row(page, certNo)).toContainText('审核中');

  const href = (await row(page, certNo).getByRole('link').first().getAttribute('href')) ?? '';
  const bizId = new URL(href, 'http://portal').searchParams.get('id') ?? '';
  const handedIn = { bizType: 'qualification', bizId };
  await decideReview(request, handedIn, '证书图片不清晰');
  // The page that is open hears of it.
  await expect(row(page, certNo)).toContainText('审核驳回');
  await expect(row(page, certNo)).toContainText('证书图片不清晰');
  await row(page, certNo).getByRole('link', { name: '编辑' }).click();
  await expect(page.getByText('驳回原因：证书图片不清晰')).toBeVisible();
  await button(page, '保存并提交审核').click();
  await expect(row(page, certNo)).toContainText('审核中');
  const shown = `/default/qualification/qualification-detail?id=${bizId}`;
  expect((await request.get(shown)).status()).toBe(404);
  await decideReview(request, handedIn);
  await expect(row(page, certNo)).toContainText('审核通过');
  await expectAccessible(page);

  await supplier.visit(shown);
  await expect(page.getByRole('main')).toContainText('钢结构');
  await expect(page.getByRole('main')).toContainText(certNo);

  await supplier.visit(LIST);
  await row(page, certNo).getByRole('button', { name: '取消展示' }).click();
  await expect(row(page, certNo)).toContainText('不展示');
  expect((await request.get(shown)).status()).toBe(404);
});
