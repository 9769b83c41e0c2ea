import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { supplier as account } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { decideReview } from '../support/operator.ts';
import { addValues, drawPlain, enter, fillProduct } from '../support/product-form.ts';
import { tradeAs } from '../support/trade.ts';
import { unusedName } from '../support/uploads.ts';

const PRODUCTS = '/user/my-products/proPublish';
const EDIT = '/user/my-products/proPublishEdit';
const PUBLIC = '/api/rs-cms-service/ecomm/front/product/detail';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, text: string) => page.locator('tr[data-row]').filter({ hasText: text });
const unused = (stem: string) => `${stem}${unusedName('', '').replace(/\W/g, '').slice(0, 6)}`;

/** The list of the products that are called so: others may be newer. */
const searched = (name: string) => `${PRODUCTS}?keyword=${encodeURIComponent(name)}`;

/** Id of the product that a row of the list leads to. */
async function idOf(page: Page, title: string) {
  const href = (await row(page, title).getByRole('link').first().getAttribute('href')) ?? '';
  return new URL(href, 'http://portal').searchParams.get('id') ?? '';
}

async function putPictures(page: Page) {
  const pictures = page.getByRole('group', { name: '商品主图' });
  const chooser = pictures.locator('input[type=file]');
  await chooser.setInputFiles(await drawPlain(page, 'navy', 320, 240));
  await expect(pictures.getByText('主图建议1:1且不小于400像素')).toBeVisible();
  await chooser.setInputFiles(await drawPlain(page, 'teal', 500, 500));
  await expect(pictures.getByText('1 / 5')).toBeVisible();
  await chooser.setInputFiles(await drawPlain(page, 'maroon', 900, 500));
  await page.getByRole('dialog', { name: '裁剪图片' }).getByRole('button', { name: '使用图片' }).click();
  await expect(pictures.getByText('2 / 5')).toBeVisible();
  await pictures.getByRole('button', { name: '第2张，共2张' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(pictures.getByText('第2张已移到第1张')).toBeAttached();
}

test('a company publishes a product of four SKUs; prices count at once, a new name waits for its review', async ({
  browser,
  request,
}) => {
  test.slow();
  const supplier = await tradeAs(browser, account.phone, 'supply');
  const { page } = supplier;
  const name = unused('抗震螺纹钢');
  const shown = async (id: string) => (await (await request.get(`${PUBLIC}?id=${id}`)).json()).data;

  await supplier.visit(PRODUCTS);
  await expectAccessible(page);
  await page.getByRole('link', { name: '发布商品' }).first().click();
  await expect(page).toHaveURL(EDIT);
  await button(page, '提交审核').click();
  await expect(page.getByRole('link', { name: '请上传商品主图' })).toBeVisible();
  await expectAccessible(page);
  await fillProduct(page, name);
  await enter(page, 2, 'tier-1', '3630');
  await expect(page.getByText('第2行：阶梯价：数量须递增、单价须递减')).toBeVisible();
  await enter(page, 2, 'tier-1', '3590');
  await enter(page, 1, 'skuCode', 'HRB-12');
  await enter(page, 2, 'skuCode', 'HRB-12');
  await expect(page.getByText('第2行：SKU编码重复')).toBeVisible();
  await enter(page, 2, 'skuCode', 'HRB-12-12');
  await putPictures(page);
  await button(page, '提交审核').click();
  await expect(page).toHaveURL(PRODUCTS);
  // What is decided before the page listens is not told to it.
  const listens = page.waitForEvent('websocket');
  await supplier.visit(searched(name));
  await expect(row(page, name)).toContainText('待审核');
  await listens;
  const bizId = await idOf(page, name);
  await decideReview(request, { bizType: 'product', bizId });
  await expect(row(page, name)).toContainText('已上架');
  expect((await shown(bizId)).skus).toHaveLength(4);

  await supplier.visit(`${EDIT}?id=${bizId}`);
  await enter(page, 1, 'tier-0', '3700');
  await button(page, '保存').click();
  await expect(page).toHaveURL(PRODUCTS);
  await supplier.visit(searched(name));
  await expect(row(page, name)).toContainText('已上架');
  await expect(row(page, name)).toContainText('3,700.00');
  expect((await shown(bizId)).skus[0].tiers[0].price).toBe(370_000);

  await supplier.visit(`${EDIT}?id=${bizId}`);
  await addValues(page, '直径', ['Φ25']);
  await page.getByRole('button', { name: '删除规格值Φ16' }).click();
  await expect(page.getByRole('dialog')).toContainText('将同时删除2个有库存的SKU，库存共520，确定删除？');
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '删除规格值Φ25' }).click();
  await page.getByRole('textbox', { name: '商品名称' }).fill(`${name}升级`);
  await button(page, '保存并提交审核').click();
  await expect(page).toHaveURL(PRODUCTS);
  await supplier.visit(searched(name));
  await expect(row(page, name)).toContainText('原内容展示中');
  expect((await shown(bizId)).name).toBe(name);
  await decideReview(request, { bizType: 'product', bizId });
  await expect.poll(async () => (await shown(bizId)).name).toBe(`${name}升级`);

  await supplier.visit(`${EDIT}?id=${bizId}`);
  await button(page, '版本对比').click();
  await expect(page.getByRole('dialog', { name: '已发布的版本与当前内容' })).toContainText('内容没有差别');
});

test('a company changes prices of several products at once, copies one and deletes the copy', async ({ browser }) => {
  test.slow();
  const supplier = await tradeAs(browser, account.phone, 'supply');
  const { page } = supplier;
  await supplier.visit(`${PRODUCTS}?status=2`);
  const rows = page.locator('tr[data-row]');
  await rows.nth(0).getByRole('checkbox').check();
  await rows.nth(1).getByRole('checkbox').check();
  await button(page, '改价').first().click();
  const dialog = page.getByRole('dialog', { name: '批量改价' });
  await dialog.getByRole('button', { name: /^确认改价/ }).click();
  await expect(dialog.getByText('调价幅度须在-50%到100%之间且不为0，最多保留两位小数')).toBeVisible();
  await dialog.getByRole('textbox', { name: '调价幅度(%)' }).fill('5');
  await expect(dialog.getByRole('table', { name: '改价预览' })).toBeVisible();
  await dialog.getByRole('button', { name: /^确认改价/ }).click();
  await expect(page.getByText(/件商品已改价/)).toBeVisible();

  const title = (await rows.nth(0).getByRole('link').first().textContent()) ?? '';
  await rows
    .nth(0)
    .getByRole('button', { name: /的更多操作$/ })
    .click();
  await page.getByRole('menuitem', { name: '复制' }).click();
  await expect(page).toHaveURL(new RegExp(`${EDIT}\\?id=\\d+$`));
  await expect(page.getByRole('textbox', { name: '商品名称' })).toHaveValue(new RegExp(title.slice(0, 6)));
  await supplier.visit(`${PRODUCTS}?status=0`);
  await row(page, title.slice(0, 6))
    .first()
    .getByRole('button', { name: /的更多操作$/ })
    .click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(确定|删除)$/ })
    .click();
  await expect(page.getByText('删除成功')).toBeVisible();
});
