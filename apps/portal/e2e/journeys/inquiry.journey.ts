import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs, setCookies } from '../support/login.ts';
import { expectInteractive } from '../support/shell.ts';
import { choose as chooseFiles, newFile, unusedName, uploadCalls } from '../support/uploads.ts';

const list = '/user/my-quotation/default';

/** Their other journeys look neither at inquiries nor at their notices. */
const buyer = { phone: '13800000016' };
const supplier = { phone: '13800000012' };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Two lines as a spreadsheet copies them, in the order of the columns up to 品类. */
const copiedLines =
  '螺纹钢\tHRB400E Φ12\t鞍钢、通钢\t吨\t86.4\t3560\t\t2099-12-05\t螺纹钢\r\n' +
  '盘螺\tHRB400E Φ10\t\t吨\t72.5\t3640\t\t2099-12-05\t线材盘螺\r\n';

async function pasteLines(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '材料名称，第1行' }).focus();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, copiedLines);
  await expect(page.getByText('已粘贴2行，新增1行')).toBeVisible();
}

/** In a cell of the grid, by its place from 0. */
async function typeInto(page: Page, row: number, column: number, text: string): Promise<void> {
  await page.locator(`td[data-row="${row}"][data-column="${column}"]`).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

const fileRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Adds a file to the form of a page, where it is uploaded at once. */
async function attach(page: Page, name: string): Promise<void> {
  await chooseFiles(page.locator('[data-attachments]'), newFile(name));
  await expect(fileRow(page, name)).toContainText('本次新增');
}

/** Takes a file along that another company has handed in. */
async function download(page: Page, name: string): Promise<void> {
  const [address, file] = await Promise.all([
    page.waitForResponse((response) => response.url().includes(`${uploadCalls.readAddress}?`)),
    page.waitForEvent('download'),
    fileRow(page, name).getByRole('button', { name: '下载' }).click(),
  ]);
  expect(await address.json()).toMatchObject({ code: 200 });
  expect(file.suggestedFilename()).toBe(name);
}

test('an inquiry is kept while it is written, published, answered, opened early and asked about again', async ({
  page,
  browser,
}) => {
  // Two members through all pages of it.
  test.slow();
  const title = unusedName('旅程询价', '').slice(0, 40);
  await enterAs(page.context(), buyer);
  await page.goto('/user/building-materials/addInquirySheet');
  await expectInteractive(page);
  await expectAccessible(page);
  await page.getByLabel('询价标题').fill(title);
  await choose(page, '询价方式', '公开');
  await page.getByLabel('密封报价').uncheck();
  await pasteLines(page);
  const drawing = unusedName('施工图纸', 'txt');
  await attach(page, drawing);
  await button(page, '存草稿').click();
  await expect(page).toHaveURL(/\?id=\d+$/);

  await page.reload();
  await expectInteractive(page);
  await expect(page.getByLabel('询价标题')).toHaveValue(title);
  await expect(page.getByText('HRB400E Φ10')).toBeVisible();
  await expect(fileRow(page, drawing)).toContainText('64 B');
  await button(page, '发布询价').click();
  await expect(
    page.getByRole('link', { name: '请输入最晚到货日期' }).or(page.getByRole('link', { name: '请选择最晚到货日期' })),
  ).toBeVisible();

  await page.getByLabel('最晚到货日期').fill('2099-12-20');
  await page.keyboard.press('Escape');
  await page.getByLabel('联系电话').fill(buyer.phone);
  await choose(page, '交货方式', '供应商送货');
  await choose(page, '运费承担', '含运费');
  await choose(page, '计价方式', '固定价');
  await choose(page, '付款方式', '月结30天');
  await choose(page, '发票类型', '增值税专用发票');
  await button(page, '发布询价').click();
  await expect(question(page)).toContainText('发布后将在询价大厅公开，确定发布？');
  await question(page).getByRole('button', { name: '发布询价' }).click();
  await expect(page).toHaveURL(/\/inquiry-detail\?id=\d+$/);
  await expect(page.getByRole('main').getByText('报价中', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext();
  await enterAs(context, supplier);
  await setCookies(context, { 'Company-Type': 'supply' });
  const seller = await context.newPage();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await seller.goto(`/user/my-quotation/inquiry-detail?id=${id}`);
  await expectInteractive(seller);
  await download(seller, drawing);
  await seller.goto(`/user/my-quotation/quote?inquiryId=${id}`);
  await expectInteractive(seller);
  await expectAccessible(seller);
  const licence = unusedName('资质证明', 'txt');
  await attach(seller, licence);
  await button(seller, '存草稿').click();
  await expect(seller.getByText('保存成功')).toBeVisible();
  await seller.reload();
  await expectInteractive(seller);
  await expect(fileRow(seller, licence)).toContainText('64 B');
  await typeInto(seller, 0, 6, '3530');
  await typeInto(seller, 1, 6, '3600');
  await typeInto(seller, 0, 8, '鞍钢');
  await expect(seller.getByText('已报2/2项')).toBeVisible();
  await seller.getByLabel('供货周期(天)').fill('5');
  await seller.getByLabel('联系电话').fill(supplier.phone);
  await button(seller, '提交报价').click();
  await expect(question(seller)).toContainText('¥565,992.00（伍拾陆万伍仟玖佰玖拾贰元整）');
  await question(seller).getByRole('button', { name: '提交报价' }).click();
  await expect(seller.getByText('报价提交成功')).toBeVisible();
  await expect(seller).toHaveURL(/\/quoted-company-detail\?quotationId=\d+$/);
  const quotationId = new URL(seller.url()).searchParams.get('quotationId') ?? '';
  await expectAccessible(seller);

  await page.reload();
  await expectInteractive(page);
  await button(page, '提前开标').click();
  await question(page).getByRole('button', { name: '提前开标' }).click();
  await expect(page.getByText('已开标，共收到1份报价')).toBeVisible();
  await page.goto(`/user/my-quotation/quoted-company-detail?quotationId=${quotationId}`);
  await expectInteractive(page);
  await download(page, licence);
  await page.goto(`/user/building-materials/selecting?inquiryId=${id}`);
  await expectInteractive(page);
  for (const [name, file] of [
    ['导出比价表', /^比价表_XJ\d+\.xlsx$/],
    ['导出比价报告', /^比价报告_XJ\d+\.pdf$/],
  ] as const) {
    const [saved] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    expect(saved.suggestedFilename()).toMatch(file);
  }
  await page.goto(`/user/my-quotation/inquiry-detail?id=${id}`);
  await expectInteractive(page);
  await page.getByRole('link', { name: '二次报价' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '二次报价' })).toBeVisible();
  await button(page, '发起二次报价').click();
  await question(page).getByRole('button', { name: '发起二次报价' }).click();
  await expect(page.getByText('已提交0/1家').first()).toBeVisible();

  await seller.goto(`/user/building-materials/secondQuotation?inquiryId=${id}`);
  await expectInteractive(seller);
  await typeInto(seller, 0, 6, '3540');
  await button(seller, '提交二次报价').click();
  await expect(seller.getByText('第1行：二次报价不得高于首轮报价')).toBeVisible();
  await typeInto(seller, 0, 6, '3500');
  await button(seller, '提交二次报价').click();
  await question(seller).getByRole('button', { name: '提交二次报价' }).click();
  await expect(seller.getByText('二次报价提交成功')).toBeVisible();

  await page.goto(`${list}?status=4`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
