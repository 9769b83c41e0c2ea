import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { DescriptionList } from '../record/description-list.tsx';
import { Tag } from '../tag/tag.tsx';
import {
  type Column,
  ColumnSettings,
  type ColumnWidths,
  DataTable,
  type DataTableProps,
  ExportButton,
  FilterBar,
  SelectionBar,
  type Sort,
} from './data-table.tsx';
import { type SampleInquiry, sampleInquiries, yuan } from './testing/sample-inquiries.ts';

const columns: readonly Column<SampleInquiry>[] = [
  {
    key: 'id',
    title: '询价单号',
    cell: ({ id }) => id,
    sortable: true,
    card: 'detail',
    fixed: true,
    width: '180px',
    exportAs: { type: 'text', value: ({ id }) => id },
  },
  {
    key: 'name',
    title: '材料',
    card: 'title',
    cell: ({ material }) => material,
    exportAs: { type: 'text', value: ({ material }) => material },
  },
  {
    key: 'state',
    title: '状态',
    card: 'status',
    cell: ({ state, tone }) => <Tag tone={tone}>{state}</Tag>,
    width: '132px',
  },
  { key: 'quantity', title: '数量', cell: ({ quantity }) => quantity, align: 'end', sortable: true },
  {
    key: 'deadline',
    title: '报价截止',
    cell: ({ deadline }) => deadline,
    align: 'end',
    exportAs: { type: 'date', value: ({ deadline }) => (deadline === '—' ? null : deadline) },
  },
];

const onAward = fn();

const meta = {
  title: '组件/DataTable 数据表',
  component: DataTable<SampleInquiry>,
  args: {
    label: '我的询价单',
    columns,
    rows: { status: 'ready', items: sampleInquiries(6) },
    rowKey: ({ id }) => id,
    rowName: ({ id }) => id,
    onRetry: fn(),
    onSort: fn(),
    actions: ({ id }) => [
      { key: 'view', label: '查看', href: `#${id}` },
      { key: 'extend', label: '延期', onSelect: fn() },
      { key: 'award', label: '定标', onSelect: () => onAward(id) },
      { key: 'cancel', label: '撤销', onSelect: fn(), danger: true },
    ],
    pagination: { current: 1, pageSize: 10, total: 6, onSelect: fn() },
  },
} satisfies Meta<typeof DataTable<SampleInquiry>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '我的询价单' };
export const Loading: Story = { name: '加载中', args: { rows: { status: 'loading' } } };
export const Failed: Story = { name: '加载失败', args: { rows: { status: 'failed' }, pagination: undefined } };
export const Empty: Story = {
  name: '没有询价单',
  args: { rows: { status: 'ready', items: [] }, pagination: undefined },
};

/** As whoever zooms in by 200 % sees it: cards, and nothing scrolls sideways. */
export const ZoomedIn: Story = {
  name: '放大200%',
  globals: { viewport: { value: 'zoomedIn' } },
  tags: ['no-picture'],
  play: async () => {
    await expect(window.innerWidth).toBe(683);
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};

/** On a phone every row is a card: title and status, then a line for each column. */
export const Cards: Story = {
  name: '手机上的询价单卡片',
  globals: { viewport: { value: 'w375' } },
  tags: ['no-picture'],
  render: (args) => <ListWithBars {...args} />,
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(375);
    const card = canvas.getByRole('row', { name: /XJ202600002/ });
    await expect(card.getBoundingClientRect().right).toBeLessThanOrEqual(375);
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择XJ202600002' }));
    await expect(card).toHaveAttribute('aria-selected', 'true');
  },
};

export const SortAndActions: Story = {
  name: '排序与行操作（定标、延期、撤销）',
  render: function Sorted(args) {
    const [sort, setSort] = useState<Sort | null>(null);
    return <DataTable {...args} sort={sort} onSort={setSort} />;
  },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: '询价单号' });
    await userEvent.click(canvas.getByRole('button', { name: '询价单号' }));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: '询价单号' }));
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    canvas.getByRole('button', { name: 'XJ202600002的更多操作' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '定标' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onAward).toHaveBeenCalledWith('XJ202600002');
  },
};

function ListWithBars(args: DataTableProps<SampleInquiry>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [text, setText] = useState('');
  const filters = ['单号', '材料', '状态', '地区'].map((label) => ({
    key: label,
    field: <TextField label={label} value={text} onChange={setText} />,
  }));
  return (
    <>
      {selected.size > 0 ? (
        <SelectionBar count={selected.size} onClear={() => setSelected(new Set())}>
          <Button variant="line" size="compact">
            批量延期
          </Button>
        </SelectionBar>
      ) : (
        <FilterBar filters={filters} onSearch={() => undefined} onReset={() => setText('')} />
      )}
      <ColumnSettings columns={columns} hidden={hidden} onChange={setHidden} />
      <DataTable {...args} hidden={hidden} selection={{ selected, onChange: setSelected }} />
    </>
  );
}

export const SelectionFiltersAndColumns: Story = {
  name: '勾选、筛选与列设置',
  render: (args) => <ListWithBars {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: '地区' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '展开' }));
    await expect(canvas.getByRole('textbox', { name: '地区' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择XJ202600001' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('已选1项');
    await expect(canvas.getByRole('checkbox', { name: '选择本页全部' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页全部' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('已选6项');
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }));
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '材料' }));
    await waitFor(() => expect(canvas.queryByText('热轧带肋钢筋HRB400E')).toBeNull());
  },
};

export const ExpandableRows: Story = {
  name: '展开一行看报价进度',
  render: function Opened(args) {
    const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['XJ202600002']));
    const detail = ({ title, deadlineNote, quoted }: SampleInquiry) => (
      <DescriptionList
        columns={3}
        items={[
          { term: '询价标题', value: title },
          { term: '已报价/已邀请', value: quoted?.join('/') ?? '未发布' },
          { term: '报价进度', value: deadlineNote },
        ]}
      />
    );
    return <DataTable {...args} expansion={{ detail, expanded, onChange: setExpanded }} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('绿园物流园三期屋面SBS防水卷材')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '收起明细：XJ202600002' }));
    await expect(canvas.queryByText('绿园物流园三期屋面SBS防水卷材')).toBeNull();
    const toggle = canvas.getByRole('button', { name: '查看明细：XJ202600001' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('净月安置房二标段钢筋采购（第二批）')).toBeVisible();
  },
};

const amount: Column<SampleInquiry> = {
  key: 'amount',
  title: '参考金额（元）',
  cell: (row) => yuan(row.amount),
  align: 'end',
};
const sumOf = (rows: readonly SampleInquiry[]) => yuan(rows.reduce((sum, row) => sum + row.amount, 0));

export const Totals: Story = {
  name: '合计行',
  args: { columns: [...columns, amount], totals: { amount: sumOf(sampleInquiries(6)) } },
  play: async ({ canvas }) => {
    const total = canvas.getByRole('row', { name: /^合计/ });
    await expect(total).toHaveTextContent(sumOf(sampleInquiries(6)));
  },
};

/** Number and material stay at the left, the actions at the right. */
export const PinnedColumns: Story = {
  name: '固定列：单号与材料不随横向滚动',
  args: {
    columns: [
      ...columns.slice(0, 2).map((column) => ({ ...column, pinned: true, width: '180px' })),
      { key: 'title', title: '询价标题', cell: ({ title }) => title, width: '280px' },
      { key: 'category', title: '品类', cell: ({ category }) => category },
      { key: 'way', title: '方式', cell: ({ way }) => way },
      ...columns.slice(2),
      amount,
    ],
    totals: { amount: sumOf(sampleInquiries(6)) },
    selection: { selected: new Set(['XJ202600003']), onChange: fn() },
  },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('region', { name: '我的询价单' });
    const number = canvas.getByRole('cell', { name: 'XJ202600001' });
    const left = number.getBoundingClientRect().left;
    scroller.scrollLeft = 200;
    await expect(scroller.scrollLeft).toBe(200);
    await expect(number.getBoundingClientRect().left).toBe(left);
    const more = canvas.getByRole('button', { name: 'XJ202600001的更多操作' });
    await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(scroller.getBoundingClientRect().right);
  },
};

export const TenThousandRows: Story = {
  name: '一万行询价单',
  // Which rows stand there depends on the moment at which the scrolling ended.
  tags: ['no-picture'],
  args: { rows: { status: 'ready', items: sampleInquiries(10_000) }, pagination: undefined },
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvas.getByRole('region', { name: '我的询价单' });
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-row]').length).toBeLessThan(60));
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(canvas.getByText('XJ202610000')).toBeVisible());
    await expect(canvasElement.querySelectorAll('[data-row]').length).toBeLessThan(60);
  },
};

export const WidthsByHand: Story = {
  name: '手动调整列宽',
  render: function Resized(args) {
    const [widths, setWidths] = useState<ColumnWidths>({});
    return <DataTable {...args} widths={widths} onResize={setWidths} />;
  },
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('separator', { name: '调整材料的列宽' });
    const head = canvas.getByRole('columnheader', { name: /^材料/ });
    handle.focus();
    // From the narrowest: how wide the column is at first depends on when the page has settled.
    const widthsByKey = [
      ['{Home}', 64],
      ['{ArrowRight}', 80],
      ['{ArrowLeft}', 64],
      ['{End}', 800],
      ['{ArrowLeft}', 784],
    ] as const;
    for (const [key, width] of widthsByKey) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(head.offsetWidth).toBe(width));
      await expect(handle).toHaveAttribute('aria-valuenow', `${width}`);
    }
  },
};

export const HeadStaysAtTheTopOfThePage: Story = {
  name: '表头停在页顶',
  args: { rows: { status: 'ready', items: sampleInquiries(60) }, pagination: undefined, headTop: 0 },
  play: async ({ canvas }) => {
    canvas.getByText('XJ202600060').scrollIntoView();
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: '材料' }).getBoundingClientRect().top).toBe(0));
    window.scrollTo(0, 0);
  },
};

const onFile = fn<(file: Blob, fileName: string) => void>();

export const Export: Story = {
  name: '导出询价单',
  render: (args) => (
    <>
      <ExportButton
        columns={args.columns}
        hidden={new Set(['name'])}
        rows={async () => sampleInquiries(3)}
        fileName="我的询价单"
        onFile={onFile}
      />
      <DataTable {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    onFile.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(onFile).toHaveBeenCalledWith(expect.any(Blob), '我的询价单.xlsx'));
    await waitFor(() => expect(canvas.getByRole('button', { name: '导出' })).not.toHaveAttribute('aria-disabled'));
  },
};

export const ExportFails: Story = {
  name: '导出失败',
  render: (args) => (
    <ExportButton
      columns={args.columns}
      rows={() => Promise.reject(new Error('the server did not answer'))}
      fileName="我的询价单"
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('导出失败，请稍后再试'));
  },
};
