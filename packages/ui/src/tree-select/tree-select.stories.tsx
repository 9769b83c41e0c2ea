import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TreeSelect } from './tree-select.tsx';

const nodes = [
  {
    value: 'inquiry',
    label: '询价采购',
    children: [
      { value: 'inquiry-view', label: '查看询价', locked: true },
      { value: 'inquiry-publish', label: '发布询价' },
      { value: 'inquiry-award', label: '确认定标' },
    ],
  },
  { value: 'tender', label: '招标', children: [{ value: 'tender-view', label: '查看招标' }] },
  { value: 'contract', label: '合同' },
];

const meta = {
  title: '组件/TreeSelect 树形选择',
  component: TreeSelect,
  args: { label: '角色权限', nodes, value: new Set(['inquiry-view']), onChange: () => undefined },
} satisfies Meta<typeof TreeSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '收起' };
export const Open: Story = {
  name: '展开',
  args: { defaultOpen: ['inquiry', 'tender'], required: true, help: '查看权限随其他权限自动授予' },
};
export const Wrong: Story = { name: '未选择权限', args: { error: '请至少选择一项权限' } };

export const Keyboard: Story = {
  name: '键盘操作',
  render: function Chosen(args) {
    const [value, setValue] = useState<ReadonlySet<string>>(args.value);
    return <TreeSelect {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('treeitem', { name: '询价采购' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown} ');
    await expect(canvas.getByRole('treeitem', { name: '发布询价' })).toHaveFocus();
    await expect(canvas.getByRole('treeitem', { name: '发布询价' })).toBeChecked();
    await expect(canvas.getByRole('treeitem', { name: '询价采购' })).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(canvas.getByRole('treeitem', { name: '询价采购' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{End}');
    await expect(canvas.getByRole('treeitem', { name: '合同' })).toHaveFocus();
    await expect(canvas.queryByRole('treeitem', { name: '发布询价' })).toBeNull();
  },
};
