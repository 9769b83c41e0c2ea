import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { StoryColumn } from '../testing/story-grid.tsx';
import type { TreeNode } from './checked-tree.ts';
import { PopupTreeSelect } from './popup-tree-select.tsx';

const categories: readonly TreeNode[] = [
  {
    value: 'steel',
    label: '钢材',
    children: [
      { value: 'bar', label: '钢筋' },
      { value: 'tube', label: '焊管' },
      { value: 'stopped', label: '冷拔丝（停用）', locked: true },
    ],
  },
  { value: 'concrete', label: '混凝土', children: [{ value: 'c30', label: 'C30' }] },
  { value: 'mortar', label: '砂浆' },
];

const noChange = () => undefined;

function One({ value: first = null }: { readonly value?: string | null }) {
  const [value, setValue] = useState<string | null>(first);
  return <PopupTreeSelect label="材料类别" mode="single" nodes={categories} value={value} onChange={setValue} />;
}

function Several() {
  const [value, setValue] = useState<ReadonlySet<string>>(new Set());
  return <PopupTreeSelect label="供应类别" mode="multiple" nodes={categories} value={value} onChange={setValue} />;
}

const meta = {
  title: '组件/PopupTreeSelect 下拉树形选择',
  component: PopupTreeSelect,
  args: { label: '材料类别', mode: 'single', nodes: categories, value: null, onChange: noChange },
} satisfies Meta<typeof PopupTreeSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  name: '各种状态',
  render: () => {
    const single = { label: '材料类别', mode: 'single', nodes: categories, onChange: noChange } as const;
    const multiple = { label: '供应类别', mode: 'multiple', nodes: categories, onChange: noChange } as const;
    return (
      <StoryColumn>
        <PopupTreeSelect {...single} value={null} required help="选到最末一级" />
        <PopupTreeSelect {...single} value="bar" />
        <PopupTreeSelect {...single} value={null} error="请选择材料类别" />
        <PopupTreeSelect {...single} value="bar" disabled />
        <PopupTreeSelect {...multiple} value={new Set()} placeholder="全部类别" />
        <PopupTreeSelect {...multiple} value={new Set(['bar', 'tube', 'c30'])} />
      </StoryColumn>
    );
  },
};

export const OneByKeyboard: Story = {
  name: '键盘单选分类',
  render: () => <One />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: '材料类别' });
    field.focus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('searchbox', { name: '搜索材料类别' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('treeitem', { name: '焊管' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field).toHaveTextContent('钢材 / 焊管');
    await expect(field).toHaveFocus();
  },
};

export const SeveralSearched: Story = {
  name: '搜索并多选',
  render: () => <Several />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: '供应类别' });
    await userEvent.click(field);
    await userEvent.type(await screen.findByRole('searchbox', { name: '搜索供应类别' }), '管');
    await expect(screen.getAllByRole('treeitem')).toHaveLength(2);
    await userEvent.click(screen.getByRole('treeitem', { name: '钢材' }));
    await expect(screen.getByText('已选1项')).toBeVisible();
    await userEvent.clear(screen.getByRole('searchbox'));
    await expect(screen.getByRole('treeitem', { name: '钢材' })).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(screen.getByRole('treeitem', { name: '砂浆' }));
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(field).toHaveTextContent('焊管、砂浆'));
  },
};

export const NothingFound: Story = {
  name: '没有匹配项',
  render: () => <One value="c30" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '材料类别' }));
    await userEvent.type(await screen.findByRole('searchbox'), '木材');
    await waitFor(() => expect(screen.getByText('没有符合的结果')).toBeVisible());
  },
};
