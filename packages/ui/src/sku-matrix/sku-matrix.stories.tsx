import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SkuMatrix, type SkuMatrixProps } from './sku-matrix.tsx';
import { manySkus, steelColumns, steelRows, steelSpecs, wrongSteelRows } from './testing/steel-skus.ts';

function KeptMatrix(props: SkuMatrixProps) {
  const [rows, setRows] = useState(props.rows);
  const stock = rows.reduce((sum, { values }) => sum + Number(values.stock ?? 0), 0);
  return <SkuMatrix {...props} rows={rows} totals={{ stock: stock.toLocaleString('zh-CN') }} onChange={setRows} />;
}

const meta = {
  title: '组件/SkuMatrix 规格价格表',
  component: SkuMatrix,
  args: {
    ...{ label: '价格与库存', specs: steelSpecs, columns: steelColumns, rows: steelRows, onChange: fn() },
    fills: [
      { label: '批量填价', keys: ['tier-0', 'tier-1', 'marketPrice'] },
      { label: '批量填库存', keys: ['stock'] },
    ],
  },
  render: (args) => <KeptMatrix {...args} />,
} satisfies Meta<typeof SkuMatrix>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '直径与定尺两组规格，两档阶梯价' };
export const WithErrors: Story = { name: '有错误的规格行', args: { rows: wrongSteelRows } };
export const OneSku: Story = {
  name: '没有规格的商品',
  args: { specs: [], rows: steelRows.slice(0, 1) },
};
export const ReadOnly: Story = { name: '只读', args: { readOnly: true } };
export const TwoHundred: Story = { name: '两百个规格组合', args: { rows: manySkus } };
export const Filling: Story = {
  name: '批量填价',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '批量填价' }));
    await userEvent.type(await screen.findByLabelText('≥ 60吨'), '3333.5');
    await userEvent.click(screen.getByRole('button', { name: '填入' }));
    await expect(canvas.getAllByText('3,333.5')).toHaveLength(steelRows.length);
  },
};
export const Phone: Story = { name: '手机上一个规格一张卡片', globals: { viewport: { value: 'phone' } } };
