import { expect, type Page } from '@playwright/test';
import type { PictureFile } from './pictures.ts';
import { write } from './service-form.ts';

/** Draws a JPEG of one colour; no other picture has the noise in its corner. */
export async function drawPlain(page: Page, colour: string, width: number, height: number): Promise<PictureFile> {
  const encoded = await page.evaluate(
    ([fill, wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = Number(wide);
      canvas.height = Number(high);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws no pictures');
      context.fillStyle = String(fill);
      context.fillRect(0, 0, canvas.width, canvas.height);
      for (let at = 0; at < 64; at += 1) {
        context.fillStyle = `rgb(${crypto.getRandomValues(new Uint8Array(3)).join()})`;
        context.fillRect((at % 8) * 4, Math.floor(at / 8) * 4, 4, 4);
      }
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    },
    [colour, width, height],
  );
  return { name: `${colour}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(encoded, 'base64') };
}

const cell = (page: Page, row: number, column: string) =>
  page
    .getByRole('grid', { name: '价格与库存' })
    .locator(`tr[aria-rowindex="${row + 1}"]`)
    .getByRole('gridcell')
    .nth(columnAt(column));

/** Columns of a product of two groups in two steps, behind the number of the row. */
const COLUMNS = ['spec-0', 'spec-1', 'skuCode', 'tier-0', 'tier-1', 'marketPrice', 'stock', 'weight', 'enabled'];
const columnAt = (column: string) => COLUMNS.indexOf(column);

/** Types into a cell of the matrix; rows count from 1. */
export async function enter(page: Page, row: number, column: string, text: string) {
  await cell(page, row, column).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Adds a value to a group of specifications. */
export async function addValues(page: Page, group: string, values: readonly string[]) {
  const adder = page.getByRole('textbox', { name: `为${group}添加规格值` });
  for (const value of values) {
    await adder.fill(value);
    await adder.press('Enter');
    await expect(page.getByRole('textbox', { name: `${group}的规格值${value}` })).toBeVisible();
  }
}

export async function addGroup(page: Page, name: string, values: readonly string[]) {
  await page.getByRole('button', { name: '添加规格', exact: true }).click();
  const field = page.getByRole('textbox', { name: '新规格的名称' });
  await field.fill(name);
  await field.press('Enter');
  await addValues(page, name, values);
}

/** Fills the form of a bar of steel in two diameters and two lengths, priced in two steps; pictures are not in it. */
export async function fillProduct(page: Page, name: string) {
  await page.getByRole('textbox', { name: '商品名称' }).fill(name);
  await page.getByRole('combobox', { name: '商品类目' }).click();
  await page.getByRole('searchbox').fill('螺纹钢');
  await page
    .getByRole('treeitem', { name: /螺纹钢/ })
    .last()
    .click();
  await page.getByRole('textbox', { name: '品牌' }).fill('衡砺');
  await expect(page.getByRole('combobox', { name: '计量单位' })).toContainText('吨');
  await page.getByRole('combobox', { name: '供货区域' }).fill('全国');
  await page.getByRole('option', { name: '全国', exact: true }).click();
  await page.getByRole('textbox', { name: '发货周期(天)' }).fill('2');
  await addGroup(page, '直径', ['Φ12', 'Φ16']);
  await addGroup(page, '定尺', ['9 m', '12 m']);
  await page.getByRole('radio', { name: '阶梯价' }).check();
  await page.getByRole('textbox', { name: '第1档起订数量（吨）' }).fill('5');
  await page.getByRole('textbox', { name: '第2档起订数量（吨）' }).fill('60');
  await page.getByRole('button', { name: '批量填价', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /≥ 5吨/ }).fill('3620');
  await dialog.getByRole('textbox', { name: /≥ 60吨/ }).fill('3600');
  await dialog.getByRole('button', { name: '填入' }).click();
  await page.getByRole('button', { name: '批量填库存', exact: true }).click();
  await dialog.getByRole('textbox', { name: /库存/ }).fill('260');
  await dialog.getByRole('button', { name: '填入' }).click();
  await page.getByRole('button', { name: '填入该类目的常用参数' }).click();
  const values = page.getByRole('combobox', { name: /^第\d+条参数值$/ });
  for (const field of await values.all()) await field.fill('HRB400E');
  await write(page, '商品详情', '热轧带肋钢筋，符合现行国家标准，随货附质量证明书与复试委托单。');
}
