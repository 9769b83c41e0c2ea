import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SkuMatrix, type SkuMatrixProps, type SpecEdit, type SpecGroupRow, SpecGroups } from './sku-matrix.tsx';
import { manySkus, steelColumns, steelRows, steelSpecs, wrongSteelRows } from './testing/steel-skus.ts';

function KeptMatrix(props: SkuMatrixProps) {
  const [rows, setRows] = useState(props.rows);
  const stock = rows.reduce((sum, { values }) => sum + Number(values.stock ?? 0), 0);
  return <SkuMatrix {...props} rows={rows} totals={{ stock: stock.toLocaleString('zh-CN') }} onChange={setRows} />;
}

function editedGroups(groups: readonly SpecGroupRow[], edit: SpecEdit): readonly SpecGroupRow[] {
  if (edit.type === 'addGroup') return [...groups, { name: edit.name, values: [] }];
  if (edit.type === 'removeGroup') return groups.toSpliced(edit.group, 1);
  const group = groups[edit.group] ?? { name: '', values: [] };
  if (edit.type === 'renameGroup') return groups.with(edit.group, { ...group, name: edit.name });
  const { values } = group;
  if (edit.type === 'addValue') return groups.with(edit.group, { ...group, values: [...values, edit.value] });
  const others = values.filter((value) => value !== edit.value);
  const kept = edit.type === 'removeValue' ? others : values.map((value) => (value === edit.value ? edit.to : value));
  return groups.with(edit.group, { ...group, values: kept });
}

function KeptGroups() {
  const [groups, setGroups] = useState<readonly SpecGroupRow[]>([
    { name: '直径', values: ['Φ12', 'Φ16', 'Φ25'] },
    { name: '定尺', values: ['9 m', '12 m'] },
  ]);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <SpecGroups
      groups={groups}
      maxGroups={3}
      hint="最多3组，组合不超过200个"
      problem={problem}
      onEdit={(edit) => {
        const isTwice = edit.type === 'addValue' && groups[edit.group]?.values.includes(edit.value) === true;
        setProblem(isTwice ? '规格值已存在，请勿重复添加' : null);
        if (!isTwice) setGroups(editedGroups(groups, edit));
        return !isTwice;
      }}
    />
  );
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
export const Groups: Story = {
  name: '规格组与规格值',
  render: () => <KeptGroups />,
  play: async ({ canvas }) => {
    const adder = canvas.getByLabelText('为定尺添加规格值');
    await userEvent.type(adder, '9 m{Enter}');
    await expect(canvas.getByText('规格值已存在，请勿重复添加')).toBeVisible();
    await userEvent.clear(adder);
    await userEvent.type(adder, '15 m{Enter}');
    await expect(canvas.getByLabelText('定尺的规格值15 m')).toHaveValue('15 m');
  },
};
export const Phone: Story = { name: '手机上一个规格一张卡片', globals: { viewport: { value: 'phone' } } };
