import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { type Column, DataTable, FilterBar, SelectionBar } from '../../data-table/data-table.tsx';
import { type SampleInquiry, sampleInquiries } from '../../data-table/testing/sample-inquiries.ts';
import type { PlainDateRange } from '../../date-field/calendar.tsx';
import { DateRangeField } from '../../date-field/date-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { Icon } from '../../icon/icon.tsx';
import { Select } from '../../select/select.tsx';
import { TabList, TabPanel } from '../../tabs/tabs.tsx';
import { Tag } from '../../tag/tag.tsx';
import { ListPage } from '../list-page.tsx';
import { twoLines } from './two-lines.tsx';

const nothing = () => undefined;

const columns: readonly Column<SampleInquiry>[] = [
  { key: 'title', title: '询价标题/单号', cell: ({ title, id }) => twoLines(title, id), card: 'title', width: '264px' },
  { key: 'category', title: '品类', cell: ({ category }) => category, width: '136px' },
  { key: 'way', title: '方式', cell: ({ way }) => way },
  { key: 'lines', title: '清单条数', cell: ({ lines }) => lines, align: 'end' },
  { key: 'quoted', title: '已报价/已邀请', cell: ({ quoted }) => quoted?.join('/') ?? '—', align: 'end' },
  {
    key: 'deadline',
    title: '报价截止时间',
    cell: ({ deadline, deadlineNote }) => twoLines(deadline, deadlineNote),
    sortable: true,
    width: '176px',
  },
  { key: 'state', title: '状态', cell: ({ state, tone }) => <Tag tone={tone}>{state}</Tag>, card: 'status' },
];

/** What may be done with an inquiry in each state, the usual first. */
const actionsIn: Readonly<Record<string, readonly string[]>> = {
  报价中: ['查看', '延长截止', '关闭'],
  待定标: ['比价定标', '二次报价', '关闭'],
  二次报价中: ['查看', '关闭', '导出'],
  草稿: ['编辑', '发布', '删除'],
  已流标: ['查看', '重新询价', '导出'],
  已关闭: ['查看', '重新询价', '导出'],
};
const actionsOfEnded = ['查看结果', '成交单', '导出'];

const states = [
  { value: 'all', label: '全部', total: '86' },
  { value: 'draft', label: '草稿', total: '6' },
  { value: 'quoting', label: '报价中', total: '24' },
  { value: 'waiting', label: '待定标', total: '12', urgent: true },
  { value: 'second', label: '二次报价中', total: '6' },
  { value: 'awarded', label: '已定标', total: '8' },
  { value: 'dealt', label: '已成交', total: '16' },
  { value: 'ended', label: '已流标/已关闭', total: '14' },
];

const categories = [...new Set(sampleInquiries(10).map(({ category }) => category))];
const options = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

function Filters() {
  const [text, setText] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  const [way, setWay] = useState<string | null>(null);
  const [range, setRange] = useState<PlainDateRange>({ from: '2026-11-01', to: '2026-11-30' });
  const filters = [
    { key: 'text', field: <TextField label="询价标题/单号" value={text} onChange={setText} /> },
    {
      key: 'category',
      field: <Select label="品类" options={options(categories)} value={category} onChange={setCategory} />,
    },
    {
      key: 'way',
      field: <Select label="询价方式" options={options(['公开', '邀请'])} value={way} onChange={setWay} />,
    },
    {
      key: 'range',
      field: <DateRangeField label="截止时间" value={range} onChange={setRange} />,
    },
  ];
  return <FilterBar filters={filters} onSearch={nothing} onReset={() => setText('')} />;
}

/** The buyer's inquiries: states, filters and ten rows on one sheet. */
export function InquiryListPage() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState('all');
  return (
    <ListPage
      title="我的询价"
      path={[{ name: '个人中心', href: '#centre' }, { name: '建材采购', href: '#buying' }, { name: '我的询价' }]}
      actions={
        <>
          <Button variant="line" size="regular">
            <Icon name="download" size={16} />
            导出
          </Button>
          <Button size="regular">新建询价单</Button>
        </>
      }
      tabs={
        <TabList id="states" label="询价状态" variant="states" tabs={states} selected={state} onSelect={setState} />
      }
      filters={
        selected.size > 0 ? (
          <SelectionBar count={selected.size} onClear={() => setSelected(new Set())}>
            <Button variant="line" size="compact">
              批量延长截止
            </Button>
          </SelectionBar>
        ) : (
          <Filters />
        )
      }
    >
      <TabPanel id="states" selected={state}>
        <DataTable
          label="询价单"
          columns={columns}
          rows={{ status: 'ready', items: sampleInquiries(10) }}
          rowKey={({ id }) => id}
          rowName={({ id }) => id}
          onRetry={nothing}
          onSort={nothing}
          selection={{ selected, onChange: setSelected }}
          actions={(row) =>
            (actionsIn[row.state] ?? actionsOfEnded).map((label) => ({ key: label, label, onSelect: nothing }))
          }
          pagination={{ current: 1, pageSize: 10, total: 86, onSelect: nothing }}
        />
      </TabPanel>
    </ListPage>
  );
}
