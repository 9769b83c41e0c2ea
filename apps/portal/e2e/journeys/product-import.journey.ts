import { PRODUCT_IMPORT_COLUMNS, PRODUCT_SHEET } from '@jianzhu/domain/product-imports';
import { writeWorkbook } from '@jianzhu/ui/xlsx';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { supplier as account } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { drawPlain } from '../support/product-form.ts';
import { tradeAs } from '../support/trade.ts';
import { unusedName } from '../support/uploads.ts';

const PRODUCTS = '/user/my-products/proPublish';

type Cells = Readonly<Partial<Record<string, string>>>;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A filled-in template of products. */
async function sheetOf(rows: readonly Cells[]) {
  const columns = PRODUCT_IMPORT_COLUMNS.map(({ head, name }) => ({
    ...{ title: head, type: 'text' as const },
    value: (row: Cells) => row[name] ?? '',
  }));
  const file = await writeWorkbook({ sheetName: PRODUCT_SHEET, columns, rows });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: '商品.xlsx', mimeType, buffer: Buffer.from(await file.arrayBuffer()) };
}

/** An archive with one file in it, as it is. */
function zipOf(fileName: string, content: Buffer) {
  const name = Buffer.from(fileName, 'utf8');
  const [local, entry, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)];
  local.writeUInt32LE(0x04034b50, 0);
  entry.writeUInt32LE(0x02014b50, 0);
  end.writeUInt32LE(0x06054b50, 0);
  for (const [head, at] of [
    [local, 18],
    [entry, 20],
  ] as const) {
    head.writeUInt32LE(content.length, at);
    head.writeUInt32LE(content.length, at + 4);
    head.writeUInt16LE(name.length, at + 8);
  }
  local.writeUInt16LE(0x800, 6);
  entry.writeUInt16LE(0x800, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + content.length, 16);
  const buffer = Buffer.concat([local, name, content, entry, name, end]);
  return { name: '图片.zip', mimeType: 'application/zip', buffer };
}

async function chooseBy(page: Page, name: string, file: Awaited<ReturnType<typeof sheetOf>>): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await (await asked).setFiles(file);
}

test('products of a sheet come with their pictures as drafts, all of them or none', async ({ browser }) => {
  test.slow();
  const supplier = await tradeAs(browser, account.phone, 'supply');
  const { page } = supplier;
  const name = `导入螺纹钢${unusedName('', '').replace(/\W/g, '').slice(0, 6)}`;
  const row = {
    ...{ name, categoryCode: '0101', brandName: '朔岭', spec: 'HRB400E Φ16', unit: '吨', price: '3380.5' },
    ...{ taxRate: '13%', stock: '120', minOrderQty: '5' },
  };

  await supplier.visit(PRODUCTS);
  await button(page, '导入商品').click();
  await expectAccessible(page);
  await chooseBy(page, '选择表格', await sheetOf([row, { ...row, spec: 'Φ18', unit: '捆' }]));
  await expect(page.getByText('第3行：单位不存在')).toBeVisible();
  await expect(page.getByText('共2行，正确1行，错误1行')).toBeVisible();
  await expect(button(page, '导入1个商品')).toBeDisabled();

  await chooseBy(page, '选择表格', await sheetOf([row, { ...row, spec: 'Φ18' }]));
  await expect(page.getByText('共2行，正确2行，错误0行')).toBeVisible();
  await chooseBy(page, '选择图片包', zipOf(`图/${name}.jpg`, (await drawPlain(page, 'teal', 500, 500)).buffer));
  await expect(page.getByText('已匹配1张图片')).toBeVisible();
  await button(page, '导入2个商品').click();
  await expect(page.getByText('已导入2个商品为草稿')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('tr[data-row]').filter({ hasText: name })).toHaveCount(2);

  const { data } = await supplier.get(
    `/api/rs-member-service/ecomm/product/list?keyword=${encodeURIComponent(name)}&size=20`,
  );
  expect(data.records.filter(({ cover }: { cover: string }) => cover !== '')).toHaveLength(1);
});
