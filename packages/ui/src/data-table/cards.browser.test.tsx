import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../tokens/global.css.ts';
import { Tag } from '../tag/tag.tsx';
import { mount } from '../testing/mount.tsx';
import { type Column, DataTable, type DataTableProps, type Sort } from './data-table.tsx';

interface Inquiry {
  readonly id: string;
  readonly name: string;
}

const rows: readonly Inquiry[] = [
  { id: 'XJ20260001', name: '净月安置房二标段钢筋采购（第二批）' },
  { id: 'XJ20260002', name: '绿园物流园三期屋面SBS防水卷材' },
];

const columns: readonly Column<Inquiry>[] = [
  { key: 'id', title: '询价单号', cell: ({ id }) => id, card: 'detail', width: '180px', sortable: true },
  { key: 'name', title: '标题', cell: ({ name }) => <a href="#name">{name}</a>, card: 'title' },
  { key: 'state', title: '状态', cell: () => <Tag tone="brand">报价中</Tag>, card: 'status', width: '120px' },
  { key: 'count', title: '已报价', cell: () => '5 / 8', align: 'end' },
  { key: 'deadline', title: '报价截止', cell: () => '2026-11-24 17:00', align: 'end' },
];

const onView = vi.fn<(id: string) => void>();

function List(props: Partial<DataTableProps<Inquiry>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<Sort | null>(null);
  return (
    <DataTable
      label="我的询价"
      columns={columns}
      rows={{ status: 'ready', items: rows }}
      rowKey={({ id }) => id}
      rowName={({ id }) => id}
      sort={sort}
      onSort={setSort}
      selection={{ selected, onChange: setSelected }}
      actions={({ id }) => [
        { key: 'view', label: '查看', onSelect: () => onView(id) },
        { key: 'extend', label: '延期', href: '#extend' },
        { key: 'award', label: '定标', href: '#award' },
        { key: 'cancel', label: '撤销', onSelect: () => undefined, danger: true },
      ]}
      onRetry={() => undefined}
      {...props}
    />
  );
}

async function mountAt(width: number, props: Partial<DataTableProps<Inquiry>> = {}) {
  await page.viewport(width, 844);
  mount(<List {...props} />);
  return { card: page.getByRole('row', { name: /净月安置房/ }) };
}

const boxOf = (locator: { element(): Element }) => locator.element().getBoundingClientRect();

test.each([390, 1023])('at %i px a row is a card: title and tag, then lines of label and value', async (width) => {
  const { card } = await mountAt(width);
  const title = boxOf(card.getByRole('cell', { name: /净月安置房/ }));
  const tag = boxOf(card.getByText('报价中'));
  const detail = boxOf(card.getByText('XJ20260001'));
  const deadline = card.getByRole('cell', { name: /2026-11-24 17:00/ });
  expect(title.width).toBeGreaterThan(200);
  expect(tag.top).toBeLessThan(title.bottom);
  expect(tag.left).toBeGreaterThanOrEqual(title.right);
  expect(detail.top).toBeGreaterThanOrEqual(title.bottom - 1);
  expect(boxOf(deadline).top).toBeGreaterThanOrEqual(detail.bottom - 1);
  expect(getComputedStyle(deadline.element(), '::before').content).toContain('报价截止');
  expect(boxOf(deadline).height).toBeLessThan(40);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('at 1024 px it is a table', async () => {
  const { card } = await mountAt(1024);
  expect(boxOf(card.getByText('报价中')).top).toBeGreaterThan(boxOf(card).top);
  expect(boxOf(card).height).toBeLessThan(60);
  await expect.element(page.getByRole('columnheader', { name: '已报价' })).toBeVisible();
});

test('cards keep the selection, the order and the actions within reach', async () => {
  const { card } = await mountAt(390);
  await userEvent.click(card.getByRole('checkbox', { name: '选择XJ20260001' }));
  await expect.element(card).toHaveAttribute('aria-selected', 'true');
  const all = page.getByRole('checkbox', { name: '选择本页全部' });
  await expect.element(all).toBePartiallyChecked();
  await userEvent.click(all);
  await expect.element(all).toBeChecked();
  await userEvent.click(page.getByRole('button', { name: '询价单号', exact: true }));
  await expect.element(page.getByRole('columnheader', { name: '询价单号' })).toHaveAttribute('aria-sort', 'ascending');
  const view = card.getByRole('button', { name: '查看' });
  expect(boxOf(view).height).toBe(36);
  expect(boxOf(view).right).toBeLessThanOrEqual(390);
  await userEvent.click(view);
  expect(onView).toHaveBeenCalledWith('XJ20260001');
});

test('Tab goes through a card from its tick to its title and its actions', async () => {
  const { card } = await mountAt(390);
  (card.getByRole('checkbox').element() as HTMLElement).focus(); // a locator names an Element
  const stops = ['净月安置房二标段钢筋采购（第二批）', '查看', '延期', ''];
  for (const stop of stops) {
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe(stop);
  }
  expect(document.activeElement?.getAttribute('aria-label')).toBe('XJ20260001的更多操作');
});

test('cards are still rows and cells of a table, with the column titles at its head', async () => {
  await mountAt(390);
  const table = page.getByRole('table', { name: '我的询价' });
  expect(
    table
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent),
  ).toContain('报价截止');
  for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'cell']) {
    expect(document.querySelectorAll(`[role=${role}]`).length, role).toBeGreaterThan(0);
  }
});

test('widths that were set by hand do not widen a card', async () => {
  await mountAt(390, { widths: { name: 640 }, onResize: () => undefined });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const region = page.getByRole('region', { name: '我的询价' }).element();
  expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
});

test('of ten thousand cards only those that are seen are drawn, all of one height', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: `XJ${index}`,
    name: index % 2 === 0 ? '钢筋' : '净月安置房二标段钢筋采购（第二批）与绿园物流园三期屋面防水卷材联合采购',
  }));
  await page.viewport(390, 844);
  const { container } = mount(<List rows={{ status: 'ready', items: many }} />);
  const drawn = () => [...container.querySelectorAll('[data-row]')];
  await expect.poll(() => drawn().length).toBeLessThan(60);
  expect(new Set(drawn().map((row) => Math.round(row.getBoundingClientRect().height))).size).toBe(1);
  const region = page.getByRole('region', { name: '我的询价' }).element();
  region.scrollTop = region.scrollHeight;
  await expect.element(page.getByText('XJ9999', { exact: true })).toBeVisible();
});

test('a card opens below its lines, and sums follow the cards', async () => {
  function Opened() {
    const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
    const detail = ({ name }: Inquiry) => `${name}，共12条清单`;
    return <List expansion={{ detail, expanded, onChange: setExpanded }} totals={{ count: '11 / 14' }} />;
  }
  await page.viewport(390, 844);
  mount(<Opened />);
  await userEvent.click(page.getByRole('button', { name: '查看明细：XJ20260001' }));
  const detail = page.getByText('净月安置房二标段钢筋采购（第二批），共12条清单');
  await expect.element(detail).toBeVisible();
  expect(boxOf(detail).right).toBeLessThanOrEqual(390);
  const totals = page.getByRole('row', { name: /^合计/ });
  expect(totals.element().textContent).toBe('合计11 / 14');
  expect(boxOf(totals).right).toBeLessThanOrEqual(390);
});

test('a pinned column takes its place in the card', async () => {
  const pinned = columns.map((column, index) => ({ ...column, pinned: index === 0, width: '180px' }));
  const { card } = await mountAt(390, { columns: pinned });
  expect(boxOf(card).right).toBeLessThanOrEqual(390);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
