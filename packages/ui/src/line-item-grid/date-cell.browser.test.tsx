import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { inquiryLines } from './testing/inquiry-lines.ts';
import { enterCell, expectCursor, showGrid } from './testing/show-grid.tsx';

const calendar = () => page.getByRole('dialog', { name: '选择日期' });
const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';

async function expectDay(day: string) {
  await expect.poll(focused).toContain(day);
}

test('F4 opens the calendar at the date of the cell; Enter takes the day and goes back to the cell', async () => {
  const { values, onChange } = showGrid();
  await enterCell('到货日期', 2);
  await userEvent.keyboard('{F4}');
  await expectDay('12月5日');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  await expect.poll(() => values('date')[1]).toBe('2026-12-13');
  await expectCursor('到货日期', 2);
  await expect.element(calendar()).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{Control>}z{/Control}');
  expect(values('date')[1]).toBe('2026-12-05');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('what was typed is where the calendar opens, and Escape goes back to it', async () => {
  const { values } = showGrid();
  await enterCell('到货日期', 1);
  await userEvent.keyboard('2026/3/9{Alt>}{ArrowDown}{/Alt}');
  await expectDay('3月9日');
  await userEvent.keyboard('{Escape}');
  await expectCursor('到货日期', 1);
  await expect.element(calendar()).not.toBeInTheDocument();
  expect(values('date')[0]).toBe('2026-12-05');
  await userEvent.keyboard('{Backspace}8{Enter}');
  expect(values('date')[0]).toBe('2026-03-08');
  await expectCursor('到货日期', 2);
});

test('the button in the cell opens the calendar, and closes it', async () => {
  const { values } = showGrid();
  await enterCell('到货日期', 3);
  const button = page.getByRole('button', { name: '打开日历' });
  await button.click();
  await expectDay('12月5日');
  await button.click();
  await expect.element(calendar()).not.toBeInTheDocument();
  await expectCursor('到货日期', 3);
  await button.click();
  await page.getByRole('button', { name: /12月18日/ }).click();
  await expect.poll(() => values('date')[2]).toBe('2026-12-18');
  await expectCursor('到货日期', 3);
});

test('a press on another cell keeps what was typed, and the focus goes there', async () => {
  const { values } = showGrid();
  await enterCell('到货日期', 1);
  await userEvent.keyboard('2026-12-01{F4}');
  await expectDay('12月1日');
  await enterCell('材料名称', 4);
  await expect.element(calendar()).not.toBeInTheDocument();
  expect(values('date')[0]).toBe('2026-12-01');
  await expectCursor('材料名称', 4);
});

test('a press outside the grid keeps what was typed and takes no focus back', async () => {
  const { values } = showGrid();
  await enterCell('到货日期', 1);
  await userEvent.keyboard('2026-12-02{F4}');
  await expectDay('12月2日');
  await page.getByRole('button', { name: '之后' }).click();
  await expect.element(calendar()).not.toBeInTheDocument();
  expect(values('date')[0]).toBe('2026-12-02');
  await expect.element(page.getByRole('button', { name: '之后' })).toHaveFocus();
});

test('no other cell has a calendar, nor has a grid that is read only', async () => {
  showGrid();
  await enterCell('备注', 1);
  await userEvent.keyboard('{F4}');
  await expectCursor('备注', 1);
  showGrid({ readOnly: true, items: inquiryLines(2), label: '只读清单' });
  await page.getByRole('grid', { name: '只读清单' }).getByText('2026-12-05').first().click();
  await userEvent.keyboard('{F4}');
  await expectCursor('到货日期', 1);
  await expect.element(page.getByRole('button', { name: '打开日历' })).not.toBeInTheDocument();
});
