import { Badge, Button, EmptyState, Tag } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import type { Pair } from '../guidance.ts';
import { Row } from './row.tsx';
import { ShownTabs } from './shown-tabs.tsx';

const ignore = () => undefined;

/** States of records. */
export const tagPairs: readonly Pair[] = [
  {
    good: (
      <Row>
        <Tag tone="brand">报价中</Tag>
        <Tag tone="warning">待我处理</Tag>
        <Tag tone="success">已定标</Tag>
      </Row>
    ),
    goodReason: '颜色表示状态，文字说的是同一件事。',
    bad: (
      <Row>
        <Tag tone="danger">钢筋</Tag>
        <Tag tone="success">水泥</Tag>
        <Tag tone="warning">木材</Tag>
      </Row>
    ),
    badReason: '用状态色给类别着色：钢筋看起来出了错。',
  },
];

/** Counts. */
export const badgePairs: readonly Pair[] = [
  {
    good: (
      <Row>
        未读消息 <Badge text="99+" />
      </Row>
    ),
    goodReason: '待看的条数，旁边的文字说清是什么的数量。',
    bad: (
      <Row>
        材料信息价 <Badge text="新" />
      </Row>
    ),
    badReason: '角标只放数量；“新”是状态，用标签。',
  },
];

/** Views of one set of records. */
export const tabsPairs: readonly Pair[] = [
  {
    good: (
      <ShownTabs
        id="tabs-do"
        label="询价状态（正例）"
        tabs={[
          { value: 'all', label: '全部' },
          { value: 'quoting', label: '报价中', count: '12' },
          { value: 'closed', label: '已关闭' },
        ]}
      />
    ),
    goodReason: '同一批数据的几种看法，字数相近，互不包含。',
    bad: (
      <ShownTabs
        id="tabs-dont"
        label="询价状态（反例）"
        tabs={[
          { value: 'one', label: '第一步' },
          { value: 'two', label: '第二步：上传证照并填写企业信息' },
          { value: 'home', label: '返回首页' },
        ]}
      />
    ),
    badReason: '先后的步骤用向导，去别的页面用链接。',
  },
];

interface Quote {
  readonly supplier: string;
  readonly price: string;
  readonly priceInWords: string;
}

const quotes: readonly Quote[] = [
  { supplier: '吉林市松屿建材有限公司', price: '3,820.00', priceInWords: '3820元每吨' },
  { supplier: '长春拓垚混凝土有限公司', price: '12,640.50', priceInWords: '1.26万元每吨' },
];

const supplier: Column<Quote> = { key: 'supplier', title: '供应商', cell: ({ supplier }) => supplier };

const quoteTable = (label: string, price: Column<Quote>) => (
  <DataTable
    label={label}
    columns={[supplier, price]}
    rows={{ status: 'ready', items: quotes }}
    rowKey={({ supplier }) => supplier}
    rowName={({ supplier }) => supplier}
    onRetry={ignore}
  />
);

/** Figures in a table. */
export const tablePairs: readonly Pair[] = [
  {
    good: quoteTable('报价（正例）', {
      key: 'price',
      title: '单价（元/吨）',
      align: 'end',
      cell: ({ price }) => price,
    }),
    goodReason: '单位写在列头，数字右对齐，位数一眼可比。',
    bad: quoteTable('报价（反例）', { key: 'price', title: '价格', cell: ({ priceInWords }) => priceInWords }),
    badReason: '单位混在值里且不一致，左对齐比不出大小。',
  },
];

/** Lists with nothing in them. */
export const emptyPairs: readonly Pair[] = [
  {
    good: (
      <EmptyState
        title="没有符合条件的询价单"
        text="换一个条件，或清除全部条件"
        action={
          <Button size="regular" variant="line">
            清除条件
          </Button>
        }
      />
    ),
    goodReason: '说清没有什么，并给下一步。',
    bad: <EmptyState title="暂无数据" />,
    badReason: '不知道是没有、没权限还是条件太窄，也没有路可走。',
  },
];
