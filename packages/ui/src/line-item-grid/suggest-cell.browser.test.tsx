import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import type { CellSuggestion, GridColumn } from './line-item-grid.tsx';
import { inquiryColumns } from './testing/inquiry-lines.ts';
import { enterCell, expectCursor, showGrid } from './testing/show-grid.tsx';

const found: readonly CellSuggestion[] = [
  {
    id: '1',
    label: '螺纹钢 HRB400E Φ20',
    detail: '吨',
    values: { name: '螺纹钢', specification: 'HRB400E Φ20', unit: '吨' },
  },
  {
    id: '2',
    label: '螺纹钢 HRB400E Φ25',
    detail: '吨',
    values: { name: '螺纹钢', specification: 'HRB400E Φ25', unit: '吨' },
  },
];

const [first] = inquiryColumns;

/** An empty grid whose first column knows these materials by any text but 无. */
function showSuggesting() {
  const suggest = vi.fn(async (text: string) => (text === '无' ? [] : found));
  const columns: readonly GridColumn[] = inquiryColumns.map((column) =>
    column === first && column.kind === 'text' ? { ...column, suggest } : column,
  );
  const grid = showGrid({
    columns,
    items: [
      { id: 'a', values: {} },
      { id: 'b', values: {} },
    ],
  });
  return { ...grid, suggest };
}

const title = first?.title ?? '';
const suggestions = page.getByRole('listbox', { name: '输入建议' });

test('what is typed may mean a material; the arrows go through the list, Enter fills in the row as one step', async () => {
  const { values, suggest } = showSuggesting();
  await enterCell(title, 1);
  await userEvent.keyboard('lwg');
  await expect.element(suggestions).toBeVisible();
  expect(suggest.mock.lastCall?.[0]).toBe('lwg');
  await expectCursor(title, 1);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)?.textContent).toContain('Φ25');
  await userEvent.keyboard('{Enter}');
  expect([values('name')[0], values('specification')[0], values('unit')[0]]).toEqual(['螺纹钢', 'HRB400E Φ25', '吨']);
  await expect.element(suggestions).not.toBeInTheDocument();
  await expectCursor(title, 1);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(values('name')[0] ?? '').toBe('');
});

test('Tab takes what the arrows stand on and goes to the next cell', async () => {
  const { values } = showSuggesting();
  await enterCell(title, 1);
  await userEvent.keyboard('螺');
  await expect.element(suggestions).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Tab}');
  expect(values('specification')[0]).toBe('HRB400E Φ20');
  await expectCursor(inquiryColumns[1]?.title ?? '', 1);
});

test('without going into the list Enter keeps what was typed and goes down', async () => {
  const { values } = showSuggesting();
  await enterCell(title, 1);
  await userEvent.keyboard('某材料');
  await expect.element(suggestions).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(values('name')[0]).toBe('某材料');
  await expectCursor(title, 2);
  await expect.element(suggestions).not.toBeInTheDocument();
});

test('Escape shuts the list first, and gives up what was typed only then', async () => {
  const { values } = showSuggesting();
  await enterCell(title, 1);
  await userEvent.keyboard('螺');
  await expect.element(suggestions).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(suggestions).not.toBeInTheDocument();
  expect(document.activeElement).toHaveProperty('value', '螺');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toHaveProperty('value', '');
  expect(values('name')[0] ?? '').toBe('');
});

test('a press takes a suggestion, and the focus stays in the cell', async () => {
  const { values } = showSuggesting();
  await enterCell(title, 1);
  await userEvent.keyboard('螺');
  await page.getByRole('option', { name: /Φ20/ }).click();
  expect(values('specification')[0]).toBe('HRB400E Φ20');
  await expectCursor(title, 1);
});

test('nothing is offered while nothing is found', async () => {
  const { suggest } = showSuggesting();
  await enterCell(title, 1);
  await userEvent.keyboard('无');
  await expect.poll(() => suggest.mock.calls.length).toBe(1);
  await expect.element(suggestions).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expectCursor(title, 2);
});
