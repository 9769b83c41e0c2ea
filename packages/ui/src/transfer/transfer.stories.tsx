import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { StoryColumn } from '../testing/story-grid.tsx';
import { Transfer, type TransferItem, type TransferProps } from './transfer.tsx';

const suppliers: readonly TransferItem[] = [
  { id: '1', label: '衡砺钢材有限公司', detail: '长春市 南关区' },
  { id: '2', label: '拓垚混凝土有限公司', detail: '长春市 净月区' },
  { id: '3', label: '松屿建材有限公司', detail: '吉林市 船营区', disabled: true },
  { id: '4', label: '海岚市政工程有限公司' },
  { id: '5', label: '长白山旅游基础设施投资建设发展有限责任公司' },
];

function Moved(props: TransferProps) {
  const [value, setValue] = useState(props.value);
  return <Transfer {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: '组件/Transfer 穿梭框',
  component: Transfer,
  args: {
    label: '邀请的供应商',
    items: suppliers,
    value: ['4'],
    onChange: () => undefined,
    titles: ['可邀请', '已邀请'],
  },
  render: (args) => <Moved {...args} />,
} satisfies Meta<typeof Transfer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  name: '各种状态',
  render: (args) => (
    <StoryColumn>
      <Moved {...args} required help="至少邀请三家" />
      <Moved {...args} value={['3', '4']} max={2} />
      <Moved {...args} items={[]} value={[]} error="请选择供应商" />
      <Moved {...args} disabled />
    </StoryColumn>
  ),
};

export const ReadOnly: Story = {
  name: '只读的受邀供应商',
  args: { value: ['4', '1'], readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('2项')).toBeVisible();
    for (const role of ['listbox', 'button', 'textbox']) await expect(canvas.queryByRole(role)).toBeNull();
  },
};

export const ManyRows: Story = {
  name: '大量选项',
  args: {
    items: Array.from({ length: 300 }, (_item, index) => ({ id: `m${index}`, label: `第${index + 1}家供应商` })),
    value: [],
  },
};

export const Keyboard: Story = {
  name: '键盘操作',
  play: async ({ canvas }) => {
    const source = canvas.getByRole('listbox', { name: '可邀请' });
    const target = canvas.getByRole('listbox', { name: '已邀请' });
    source.focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(within(source).getByRole('option', { name: /松屿/ })).toHaveAttribute('aria-selected', 'false');
    await expect(canvas.getByText('2/4项')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(within(target).getAllByRole('option')).toHaveLength(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('2项移到已邀请');
    target.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: '移回可选' }));
    await expect(within(target).queryByRole('option')).toBeNull();
  },
};

export const Searched: Story = {
  name: '搜索企业',
  play: async ({ canvas }) => {
    const source = canvas.getByRole('listbox', { name: '可邀请' });
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索可邀请' }), '净月');
    await expect(within(source).getAllByRole('option')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('checkbox', { name: '可邀请 全选' }));
    await userEvent.click(canvas.getByRole('button', { name: '移到已选' }));
    await expect(canvas.getByRole('listbox', { name: '已邀请' })).toHaveTextContent('拓垚混凝土有限公司');
    await expect(canvas.getByText('没有符合的结果')).toBeVisible();
  },
};

export const TooMany: Story = {
  name: '超过可选数量',
  args: { max: 2 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '可邀请 全选' }));
    await expect(canvas.getByText('最多选择2项')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '移到已选' })).toBeDisabled();
  },
};
