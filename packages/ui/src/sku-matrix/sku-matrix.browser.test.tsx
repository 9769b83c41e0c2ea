import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { mount } from '../testing/mount.tsx';
import { ENABLED_KEY, SkuMatrix, type SkuRow } from './sku-matrix.tsx';
import { manySkus, steelColumns, steelRows, steelSpecs, wrongSteelRows } from './testing/steel-skus.ts';

function show(given: readonly SkuRow[] = steelRows) {
  let latest = given;
  function Example() {
    const [rows, setRows] = useState(given);
    latest = rows;
    return (
      <SkuMatrix
        label="价格与库存"
        specs={steelSpecs}
        columns={steelColumns}
        rows={rows}
        onChange={setRows}
        fills={[{ label: '批量填价', keys: ['tier-0', 'tier-1'] }]}
      />
    );
  }
  mount(<Example />);
  return (key: string) => latest.map(({ values }) => values[key]);
}

const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) ?? document.body;
const [diameter, switchAt] = [0, steelSpecs.length + steelColumns.length];
const focused = () => document.activeElement?.getAttribute('aria-label');

// On a phone there are cards in place of the sheet.
beforeEach(() => page.viewport(1280, 800));

test('the combination is read only, and the keys go on over it to what is typed', async () => {
  const values = show();
  await userEvent.click(cell(0, diameter));
  await userEvent.keyboard('Φ99{ArrowRight}{ArrowRight}NEW{Enter}');
  expect(values('spec-0')[0]).toBe('Φ12');
  expect(values('skuCode')[0]).toBe('NEW');
  await expect.poll(focused).toBe('SKU编码，第2行');
});

test('a switch is turned by one press, by the blank and by Enter, and undone', async () => {
  const values = show();
  await userEvent.click(cell(0, switchAt));
  expect(values(ENABLED_KEY)).toEqual(['', '1', '1', '']);
  await userEvent.click(page.getByRole('switch', { name: '启用，第1行' }));
  expect(values(ENABLED_KEY)).toEqual(['1', '1', '1', '']);
  await userEvent.keyboard('{ArrowDown} ');
  expect(values(ENABLED_KEY)).toEqual(['1', '', '1', '']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(values(ENABLED_KEY)).toEqual(['1', '', '1', '1']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(values(ENABLED_KEY)).toEqual(['1', '', '1', '']);
});

test('no row is added or removed, whatever is pressed or pasted', async () => {
  const values = show();
  await userEvent.click(cell(3, 2));
  await userEvent.keyboard('A{Enter}{Control>}{End}{/Control}{Alt>}{ArrowUp}{/Alt}');
  expect(values('skuCode')).toHaveLength(4);
  await expect.element(page.getByRole('button', { name: '插入一行' })).not.toBeInTheDocument();
});

test('columns of all rows are filled at once; one that is left empty stays, a wrong one fills nothing', async () => {
  const values = show();
  await page.getByRole('button', { name: '批量填价' }).click();
  await page.getByRole('button', { name: '填入' }).click();
  const first = page.getByRole('dialog').getByLabelText('≥ 5吨（元/吨）');
  await expect.element(first).toHaveAccessibleDescription(/请至少填写一列/);
  const field = page.getByRole('dialog').getByLabelText('≥ 60吨');
  await field.fill('abc');
  await page.getByRole('button', { name: '填入' }).click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(values('tier-1')[0]).toBe('3600.00');
  await field.fill('３,４00.5');
  await userEvent.keyboard('{Enter}');
  expect(values('tier-1')).toEqual(Array(4).fill('3400.5'));
  expect(values('tier-0')).toEqual(['3620.00', '3620.00', '3480.00', '3480.00']);
  await page.getByRole('button', { name: '撤销' }).click();
  expect(values('tier-1')[0]).toBe('3600.00');
});

test('what is wrong stands below its row, and is found one after the other', async () => {
  show(wrongSteelRows);
  await expect.element(page.getByText('第4行：阶梯价：数量须递增、单价须递减')).toBeVisible();
  await expect.element(page.getByText('第6行：SKU编码重复；请输入库存（吨）')).toBeVisible();
  await page.getByRole('button', { name: '下一处错误' }).click();
  await expect.poll(focused).toBe('≥ 60吨，第4行');
});

test('of two hundred combinations those are drawn that are seen', async () => {
  show(manySkus);
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(60);
});
