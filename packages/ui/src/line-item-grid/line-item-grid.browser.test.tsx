import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { one } from '../testing/mount.tsx';
import { inquiryColumns, inquiryLines, linesWithErrors } from './testing/inquiry-lines.ts';
import { clipboard, enterCell, expectCursor, showGrid } from './testing/show-grid.tsx';

test('arrows, Home, End, Ctrl+Home, Ctrl+End and Tab move the cursor, and the focus with it', async () => {
  showGrid();
  await enterCell('材料名称', 1);
  const path: readonly (readonly [string, string, number])[] = [
    ['{ArrowRight}', '规格型号', 1],
    ['{ArrowDown}', '规格型号', 2],
    ['{End}', '备注', 2],
    ['{Tab}', '材料名称', 3],
    ['{Shift>}{Tab}{/Shift}', '备注', 2],
    ['{Home}', '材料名称', 2],
    ['{Control>}{End}{/Control}', '备注', 5],
    ['{Control>}{Home}{/Control}', '材料名称', 1],
    ['{PageDown}', '材料名称', 5],
  ];
  for (const [keys, title, row] of path) {
    await userEvent.keyboard(keys);
    await expectCursor(title, row);
  }
});

test('typing replaces the value, Enter keeps it and goes down, Escape brings the old one back', async () => {
  const { values } = showGrid();
  await enterCell('数量', 1);
  await userEvent.keyboard('12.5{Enter}');
  await expectCursor('数量', 2);
  await userEvent.keyboard('99{Escape}');
  expect(values('quantity').slice(0, 2)).toEqual(['12.5', '87.4']);
});

test('F2 edits at the end of the value, where arrows move the caret', async () => {
  const { values } = showGrid();
  await enterCell('材料名称', 1);
  await userEvent.keyboard('{F2}{ArrowLeft}XY{Enter}');
  expect(values('name')[0]).toBe('螺纹XY钢');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(values('name')[0]).toBe('螺纹钢');
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(values('name')[0]).toBe('螺纹XY钢');
});

test('Delete clears the range, Ctrl+D fills it down', async () => {
  const { values } = showGrid();
  await enterCell('数量', 1);
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  expect(values('quantity')).toEqual(['86.4', '86.4', '86.4', '89.4', '90.4']);
  await userEvent.keyboard('{Delete}');
  expect(values('quantity')).toEqual(['', '', '', '89.4', '90.4']);
});

test('a range is copied and pasted as text of a spreadsheet, growing the list', async () => {
  const { values } = showGrid();
  await enterCell('单位', 1);
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  expect(clipboard('copy')).toBe('吨\t86.4\r\n吨\t87.4\r\n');
  await enterCell('规格型号', 5);
  clipboard('paste', '"HRB400E\nΦ32"\t鞍钢\r\nHRB500\t通钢\r\n');
  await expect.element(page.getByText('已粘贴2行，新增1行')).toBeVisible();
  expect(values('specification').slice(4)).toEqual(['HRB400E\nΦ32', 'HRB500']);
  expect(values('brand').slice(4)).toEqual(['鞍钢', '通钢']);
  await page.getByRole('status').getByRole('button', { name: '撤销' }).click();
  expect(values('specification')).toHaveLength(5);
});

test('more rows than the maximum are left out with a message', async () => {
  const { values } = showGrid({ maxRows: 6 });
  await enterCell('材料名称', 5);
  clipboard('paste', '甲\r\n乙\r\n丙\r\n');
  await expect.element(page.getByText('已粘贴2行，新增1行；最多6行，有1行未粘贴')).toBeVisible();
  expect(values('name').slice(4)).toEqual(['甲', '乙']);
});

test('cutting empties what was copied', async () => {
  const { values } = showGrid();
  await enterCell('品牌要求', 2);
  expect(clipboard('cut')).toBe('鞍钢、通钢');
  expect(values('brand')[1]).toBe('');
});

test('keys that an input method takes are not commands', async () => {
  const { values, onChange } = showGrid();
  await enterCell('材料名称', 1);
  const control = document.activeElement;
  if (!(control instanceof HTMLTextAreaElement)) throw new Error('a text cell holds a text area');
  control.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await userEvent.keyboard('pan');
  const enter = { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true, cancelable: true };
  const press = new KeyboardEvent('keydown', enter);
  control.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  expect(document.activeElement).toBe(control);
  expect(onChange).not.toHaveBeenCalled();
  control.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await userEvent.keyboard('{Enter}');
  expect(values('name')[0]).toBe('pan');
});

test('what an input method composes replaces the value from its first key on', async () => {
  const { values } = showGrid();
  await enterCell('材料名称', 1);
  for (const text of ['p', 'pan', 'pan luo']) {
    await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  expect(values('name')[0]).toBe('螺纹钢');
  await cdp().send('Input.insertText', { text: '盘螺' });
  await userEvent.keyboard('{Enter}');
  expect(values('name')[0]).toBe('盘螺');
  await expectCursor('材料名称', 2);
});

test('the keys of the clipboard work in every kind of cell', async () => {
  const { values } = showGrid();
  await enterCell('单位', 1);
  await userEvent.keyboard('{Control>}c{/Control}{ArrowLeft}{Control>}v{/Control}');
  await expect.poll(() => values('brand')[0]).toBe('吨');
  await enterCell('参考金额（元）', 1);
  await userEvent.keyboard('{Control>}c{/Control}');
  await enterCell('单位', 2);
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.poll(() => values('unit')[1]).toBe('307,584.00');
});

test('what is wrong is told beside the row and of the cell, and can be jumped to', async () => {
  showGrid({ items: linesWithErrors });
  await expect.element(page.getByText('3行有错误')).toBeVisible();
  await page.getByRole('button', { name: '下一处错误' }).click();
  await expectCursor('数量', 4);
  const control = page.getByRole('textbox', { name: '数量，第4行' });
  await expect.element(control).toHaveAccessibleDescription('第4行：数量须大于0，最多保留三位小数');
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: '下一处错误' }).click();
  await expectCursor('到货日期', 9);
  await userEvent.keyboard('2026/12/8{Enter}');
  await expect.element(page.getByText('2行有错误')).toBeVisible();
});

test('options are chosen by keys', async () => {
  const { values } = showGrid();
  await enterCell('单位', 1);
  await userEvent.selectOptions(page.getByRole('combobox', { name: '单位，第1行' }), '套');
  expect(values('unit')[0]).toBe('套');
  await userEvent.keyboard('{ArrowDown}');
  await expectCursor('单位', 2);
});

test('Tab leaves the grid after its last cell, and anywhere after Escape', async () => {
  showGrid();
  await enterCell('备注', 5);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: '新增一行' })).toHaveFocus();
  await enterCell('数量', 2);
  await userEvent.keyboard('{Escape}{Tab}');
  await expect.element(page.getByRole('button', { name: '新增一行' })).toHaveFocus();
});

test('what was typed is kept when the focus leaves the grid', async () => {
  const { values } = showGrid();
  await enterCell('数量', 1);
  await userEvent.keyboard('7');
  await page.getByRole('button', { name: '之后' }).click();
  expect(values('quantity')[0]).toBe('7');
});

test('rows are added, repeated and deleted, and deleting is taken back', async () => {
  const { values } = showGrid();
  await page.getByRole('button', { name: '新增一行' }).click();
  await expectCursor('材料名称', 6);
  await userEvent.keyboard('盘螺{Enter}');
  await expectCursor('材料名称', 7);
  await enterCell('材料名称', 6);
  await page.getByRole('button', { name: '复制行', exact: true }).click();
  expect(values('name').slice(5)).toEqual(['盘螺', '盘螺', '']);
  await page.getByRole('button', { name: '删除行', exact: true }).click();
  await expect.element(page.getByText('已删除1行')).toBeVisible();
  expect(values('name')).toHaveLength(7);
  await page.getByRole('status').getByRole('button', { name: '撤销' }).click();
  expect(values('name')).toHaveLength(8);
});

test('of 500 rows only those that are seen and that of the cursor are drawn', async () => {
  const { container } = showGrid({ items: inquiryLines(500) });
  await enterCell('数量', 3);
  const scroller = one(container, 'table').parentElement;
  if (!scroller) throw new Error('the table stands in a box that scrolls');
  scroller.scrollTop = 12_000;
  await expect.poll(() => document.querySelector('[data-row="300"]')).not.toBeNull();
  expect(container.querySelectorAll('[data-row-number]').length).toBeLessThan(40);
  await expectCursor('数量', 3);
  await userEvent.keyboard('{ArrowDown}');
  await expectCursor('数量', 4);
  await expect.poll(() => scroller.scrollTop).toBeLessThan(200);
});

test('a grid that is read only moves and copies, and changes nothing', async () => {
  const { onChange } = showGrid({ readOnly: true });
  await enterCell('单位', 2);
  await userEvent.keyboard('5{Delete}{Control>}d{/Control}');
  clipboard('paste', '甲');
  expect(clipboard('copy')).toBe('吨');
  await userEvent.keyboard('{ArrowRight}');
  await expectCursor('数量', 2);
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: '新增一行' })).not.toBeInTheDocument();
});

test('dragging chooses a range, a row number its row', async () => {
  const { container } = showGrid();
  const cell = (row: number, column: number) => one(container, `[data-row="${row}"][data-column="${column}"]`);
  await userEvent.dragAndDrop(cell(0, 0), cell(2, 1));
  expect(container.querySelectorAll('[aria-selected="true"]')).toHaveLength(6);
  await userEvent.click(one(container, '[data-row-number="3"]'));
  expect(container.querySelectorAll('[aria-selected="true"]')).toHaveLength(inquiryColumns.length);
});
