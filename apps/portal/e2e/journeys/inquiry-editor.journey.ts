import { readFile } from 'node:fs/promises';
import { LINE_COLUMNS, LINE_SHEET } from '@jianzhu/domain/inquiries';
import { readWorkbook, writeWorkbook } from '@jianzhu/ui/xlsx';
import type { Page } from '@playwright/test';
import { demoPerson } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { done, draftInquiry, type Trader, tradeAs, tradePages } from '../support/trade.ts';
import { choose as chooseFiles, newFile, unusedName } from '../support/uploads.ts';

const buyerPhone = demoPerson(24).phone;
const supplierPhone = '13800000012';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A filled-in template of the lines. */
async function sheetOf(lines: readonly Partial<Record<string, string>>[]): Promise<Buffer> {
  const columns = LINE_COLUMNS.map(({ head, name }) => ({
    ...{ title: head, type: 'text' as const },
    value: (line: Partial<Record<string, string>>) => (name === null ? '' : (line[name] ?? '')),
  }));
  const file = await writeWorkbook({ sheetName: LINE_SHEET, columns, rows: lines });
  return Buffer.from(await file.arrayBuffer());
}

async function importLines(page: Page, buffer: Buffer): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await button(page, '导入清单').click();
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await (await asked).setFiles({ name: '清单.xlsx', mimeType, buffer });
}

test('501 rows are refused, and a formula of a file is a text on the page and in the file it is exported to (36.16, 36.17)', async ({
  browser,
}) => {
  const buyer = await tradeAs(browser, buyerPhone, 'require');
  const { page } = buyer;
  const { id } = await draftInquiry(buyer);
  await buyer.visit(tradePages.editor(id));
  const line = { categoryCode: '0101', materialName: '螺纹钢', spec: 'HRB400E', unit: 't', quantity: '1' };
  await importLines(page, await sheetOf(Array(501).fill(line)));
  await expect(page.getByText('单次最多导入500行')).toBeVisible();

  const formula = '=HYPERLINK("http://localhost:1","点击")';
  await importLines(
    page,
    await sheetOf([
      { ...line, materialName: formula },
      { ...line, quantity: '0' },
    ]),
  );
  const preview = page.getByRole('dialog');
  await expect(preview).toContainText('共2行，1行可导入，1行有错误');
  await expect(preview.getByRole('row').filter({ hasText: formula })).toContainText('可导入');
  await expect(preview.getByRole('row').filter({ hasText: '有错误' })).toContainText('第3行');
  await preview.getByRole('button', { name: /^仅导入正确数据/ }).click();
  await button(page, '存草稿').click();
  await expect(page.getByText('保存成功')).toBeVisible();
  const { lines } = done(await buyer.get(`/inquiry/detail?id=${id}`));
  expect(lines.at(-1).materialName).toBe(formula);

  await buyer.visit(tradePages.inquiry(id));
  await expect(page.getByRole('main')).toContainText(formula);
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, '导出清单').click()]);
  const exported = await readWorkbook(new File([await readFile(await saved.path())], 'lines.xlsx'));
  expect(exported.ok && exported.rows.flat()).toContain(`'${formula}`);
});

/** Adds a file to the second line of a draft and keeps it. */
async function attachToLine({ page }: Trader, name: string): Promise<void> {
  await button(page, '清单附件').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('清单行').click();
  await page.getByRole('option', { name: /^第2行/ }).click();
  await chooseFiles(dialog.locator('[data-attachments]'), newFile(name));
  await expect(dialog.getByRole('row').filter({ hasText: name })).toContainText('本次新增');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page.locator('td[data-row="1"]').filter({ hasText: '1个' })).toBeVisible();
  await button(page, '存草稿').click();
  await expect(page.getByText('保存成功')).toBeVisible();
}

test('files of a line stay with it, reach who quotes, and come along with an earlier inquiry as a template (3.1, 3.3)', async ({
  browser,
}) => {
  test.slow();
  const [buyer, seller] = [
    await tradeAs(browser, buyerPhone, 'require'),
    await tradeAs(browser, supplierPhone, 'supply'),
  ];
  const { id, title } = await draftInquiry(buyer);
  await buyer.visit(tradePages.editor(id));
  const file = unusedName('节点详图', 'txt');
  await attachToLine(buyer, file);
  await buyer.visit(tradePages.editor(id));
  await expect(buyer.page.locator('td[data-row="1"]').filter({ hasText: '1个' })).toBeVisible();
  await expect(buyer.page.getByRole('grid')).toContainText('20 吨');
  const { version } = done(await buyer.get(`/inquiry/detail?id=${id}`));
  done(await buyer.post('/inquiry/publish', { id, version }));

  await seller.visit(tradePages.quote(id));
  await button(seller.page, '清单附件').click();
  const [saved] = await Promise.all([
    seller.page.waitForEvent('download'),
    seller.page
      .getByRole('dialog')
      .getByRole('row')
      .filter({ hasText: file })
      .getByRole('button', { name: '下载' })
      .click(),
  ]);
  expect(saved.suggestedFilename()).toBe(file);
  await seller.visit(tradePages.inquiry(id));
  await button(seller.page, '第2行的附件').click();
  await expect(seller.page.getByRole('dialog').getByRole('row').filter({ hasText: file })).toBeVisible();

  const { page } = buyer;
  await buyer.visit('/user/building-materials/addInquirySheet');
  await page.getByLabel('询价标题').fill(`${title}再`);
  await button(page, '从历史询价选择模板').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('询价标题/单号').fill(title);
  await dialog.getByRole('button', { name: '查询' }).click();
  await expect(dialog.getByRole('row').filter({ hasText: title })).toHaveCount(1);
  await dialog.getByRole('row').filter({ hasText: title }).getByRole('button', { name: '套用' }).click();
  await expect(page.getByText('已套用2条清单，请补充时间并核对')).toBeVisible();
  await expect(page.getByLabel('询价标题')).toHaveValue(`${title}再`);
  await expect(page.getByLabel('最晚到货日期')).toHaveValue('');
  await button(page, '存草稿').click();
  await expect(page).toHaveURL(/\?id=\d+$/);
  const draft = done(await buyer.get(`/inquiry/detail?id=${new URL(page.url()).searchParams.get('id')}`));
  expect(draft).toMatchObject({ title: `${title}再`, publishScope: 1, paymentTerm: 1, deliveryDate: '' });
  expect(draft.lines.map(({ materialName }: { readonly materialName: string }) => materialName)).toEqual([
    '螺纹钢',
    '线材',
  ]);
  expect(draft.lines[1].attachments).toMatchObject([{ fileName: file }]);
});
