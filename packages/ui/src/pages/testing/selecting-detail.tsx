import { Button } from '../../button/button.tsx';
import { type Column, DataTable } from '../../data-table/data-table.tsx';
import { yuan } from '../../data-table/testing/sample-inquiries.ts';
import { DescriptionList } from '../../record/description-list.tsx';
import { Steps } from '../../record/steps.tsx';
import { Tag } from '../../tag/tag.tsx';
import { DetailPage } from '../detail-page.tsx';
import * as styles from './samples.css.ts';
import { twoLines } from './two-lines.tsx';

const suppliers = ['长春衡砺钢材有限公司', '吉林市松屿建材有限公司', '吉林省沣岳物资有限公司'] as const;

interface BarLine {
  readonly name: string;
  /** Yuan a ton, without tax. */
  readonly reference: number;
  readonly tons: number;
  /** Each supplier's price in yuan a ton, without tax. */
  readonly prices: readonly number[];
}

const bar = (diameter: number, reference: number, tons: number, ...prices: readonly number[]): BarLine => ({
  name: `螺纹钢HRB400E Φ${diameter}`,
  reference,
  tons,
  prices,
});

const lines: readonly BarLine[] = [
  bar(12, 3150.44, 86.4, 3114.16, 3128.32, 3159.29),
  bar(14, 3115.04, 64.2, 3118.58, 3106.19, 3110.62),
  bar(16, 3079.65, 112.8, 3035.4, 3026.55, 3101.77),
  bar(18, 3079.65, 98.5, 3048.67, 3030.97, 3061.95),
  bar(20, 3070.8, 186, 3017.7, 3039.82, 3022.12),
  bar(22, 3070.8, 142.3, 3044.25, 3048.67, 3030.97),
  bar(25, 3079.65, 168, 3039.82, 3022.12, 3044.25),
  bar(28, 3088.5, 74.6, 3061.95, 3066.37, 3053.1),
];

/** In whole fen, so that the sums are exact. */
const amountOf = ({ prices, tons }: BarLine, supplier: number) =>
  Math.round((prices[supplier] ?? 0) * tons * 100) / 100;

const columns: readonly Column<BarLine>[] = [
  {
    key: 'name',
    title: '材料/规格',
    cell: ({ name, reference }) => twoLines(name, `参考${yuan(reference)}`),
    pinned: true,
    width: '208px',
  },
  { key: 'tons', title: '数量（吨）', cell: ({ tons }) => tons.toFixed(3), align: 'end', pinned: true, width: '112px' },
  ...suppliers.flatMap((supplier, index): readonly Column<BarLine>[] => [
    {
      key: `${supplier}-price`,
      title: `${supplier} 单价`,
      align: 'end',
      width: '228px',
      cell: ({ prices }) =>
        prices[index] === Math.min(...prices)
          ? twoLines(<span className={styles.lowest}>{yuan(prices[index])}</span>, '最低')
          : yuan(prices[index] ?? 0),
    },
    {
      key: `${supplier}-amount`,
      title: '不含税金额（元）',
      align: 'end',
      width: '152px',
      cell: (line) => yuan(amountOf(line, index)),
    },
  ]),
];

const totals = Object.fromEntries(
  suppliers.map((supplier, index) => [
    `${supplier}-amount`,
    yuan(lines.reduce((fen, line) => fen + Math.round(amountOf(line, index) * 100), 0) / 100),
  ]),
);

/** An inquiry whose quotations are compared: where it stands, its facts, each line beside each supplier. */
export function SelectingDetailPage() {
  return (
    <DetailPage
      title="比价定标"
      path={[
        { name: '个人中心', href: '#centre' },
        { name: '建材采购', href: '#buying' },
        { name: '我的询价', href: '#inquiries' },
        { name: '比价定标' },
      ]}
      status={<Tag tone="warning">待定标</Tag>}
      actions={
        <>
          <Button variant="line" size="regular">
            发起二次报价
          </Button>
          <Button size="regular">确认定标</Button>
        </>
      }
      progress={
        <Steps
          steps={[
            { label: '发布询价', state: 'done' },
            { label: '供应商报价', state: 'done' },
            { label: '比价定标', state: 'current' },
            { label: '成交', state: 'waiting' },
          ]}
        />
      }
      sections={[
        {
          key: 'facts',
          title: '基本信息',
          content: (
            <DescriptionList
              columns={4}
              items={[
                { term: '询价标题', value: '净月安置房二标段钢筋采购（第一批）' },
                { term: '单号', value: 'XJ202600019' },
                { term: '开标时间', value: '2026-11-20 17:00自动开标' },
                { term: '有效报价', value: '3份，邀请8家' },
              ]}
            />
          ),
        },
        {
          key: 'prices',
          title: '报价比较',
          content: (
            <DataTable
              label="各家报价明细"
              columns={columns}
              rows={{ status: 'ready', items: lines }}
              rowKey={({ name }) => name}
              rowName={({ name }) => name}
              onRetry={() => undefined}
              totals={totals}
            />
          ),
        },
      ]}
    />
  );
}
