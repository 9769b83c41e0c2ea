import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import type { GridColumn } from './line-item-grid.tsx';
import { inquiryColumns } from './testing/inquiry-lines.ts';
import { enterCell, expectCursor, showGrid } from './testing/show-grid.tsx';

const options = [
  { value: '0101', label: '螺纹钢', detail: '钢材', typed: 'luowengang lwg' },
  { value: '0106', label: 'H型钢', detail: '钢材', typed: 'hxinggang hxg' },
  { value: '1501', label: '钢管', detail: '周转及安全用品', typed: 'gangguan gg' },
];

/** A grid whose units are categories to be searched. */
function showChoosing(unit = '') {
  const columns: readonly GridColumn[] = inquiryColumns.map((column) =>
    column.kind === 'select' ? { ...column, options, searched: true } : column,
  );
  const items = [
    { id: 'a', values: { name: '钢', unit } },
    { id: 'b', values: {} },
  ];
  return showGrid({ columns, items });
}

const title = '单位';
const next = inquiryColumns[4]?.title ?? '';
const list = page.getByRole('listbox', { name: '单位选项' });
const named = () =>
  list
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
const text = () => document.activeElement instanceof HTMLInputElement && document.activeElement.value;

test('opened by the keyboard it says the name that stands there, and lists all', async () => {
  const { values } = showChoosing('0106');
  await enterCell(title, 1);
  await userEvent.keyboard('{F2}');
  await expect.element(list).toBeVisible();
  expect(text()).toBe('H型钢');
  expect(named()).toEqual(['螺纹钢钢材', 'H型钢钢材', '钢管周转及安全用品']);
  const active = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)?.textContent).toContain('H型钢');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(values('unit')[0]).toBe('1501');
  await expectCursor(title, 1);
  await expect.element(list).not.toBeInTheDocument();
  expect(text()).toBe('钢管');
});

test.each([
  ['lwg', '0101'],
  ['h型', '0106'],
  ['周转', '1501'],
])('what is typed looks for it: %s; Tab takes the best and goes on', async (typed, value) => {
  const { values } = showChoosing('0106');
  await enterCell(title, 1);
  await userEvent.keyboard(typed);
  await expect.poll(() => named().length).toBe(1);
  await userEvent.keyboard('{Tab}');
  expect(values('unit')[0]).toBe(value);
  await expectCursor(next, 1);
});

test('Escape gives it up; nothing found is said, and is no option', async () => {
  const { values } = showChoosing('0106');
  await enterCell(title, 1);
  await userEvent.keyboard('木');
  await expect.element(page.getByText('没有匹配的选项')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  expect(values('unit')[0]).toBe('0106');
  expect(text()).toBe('H型钢');
});

test('a press takes an option; emptied, it is chosen no more', async () => {
  const { values } = showChoosing();
  await enterCell(title, 1);
  await userEvent.keyboard('{Enter}');
  await list.getByRole('option', { name: /钢管/ }).click();
  expect(values('unit')[0]).toBe('1501');
  await expectCursor(title, 1);
  await userEvent.keyboard('{F2}{Backspace}{Enter}');
  expect(values('unit')[0]).toBe('');
});
