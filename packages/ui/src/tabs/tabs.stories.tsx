import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { StoryColumn } from '../testing/story-grid.tsx';
import { TabList, TabPanel } from './tabs.tsx';

const tabs = [
  { value: 'all', label: '全部' },
  { value: 'quoting', label: '报价中', count: '12' },
  { value: 'waiting', label: '待定标', count: '99+' },
  { value: 'closed', label: '已关闭' },
];

const meta = {
  title: '组件/Tabs 标签页',
  component: TabList,
  args: { id: 'inquiries', label: '询价状态', tabs, selected: 'all', onSelect: () => undefined },
  render: function Tabbed(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <>
        <TabList {...args} selected={selected} onSelect={setSelected} />
        <TabPanel id={args.id} selected={selected}>
          {tabs.find((tab) => tab.value === selected)?.label}的询价单
        </TabPanel>
      </>
    );
  },
} satisfies Meta<typeof TabList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ruled: Story = { name: '下划线标签' };
export const Bare: Story = { name: '无底线标签', args: { variant: 'bare' } };
export const States: Story = {
  name: '列表的状态标签，附各状态的条数',
  args: {
    variant: 'states',
    tabs: [
      { value: 'all', label: '全部', total: '86' },
      { value: 'quoting', label: '报价中', total: '24' },
      { value: 'waiting', label: '待定标', total: '12', urgent: true },
      { value: 'closed', label: '已关闭', total: '14' },
    ],
  },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: '待定标 12' });
    await expect(tab.offsetHeight).toBe(48);
  },
};
export const Spread: Story = { name: '均分标签', args: { variant: 'spread' } };

export const Matrix: Story = {
  name: '各种样式与尺寸',
  render: (args) => (
    <StoryColumn>
      {(['ruled', 'bare', 'spread'] as const).map((variant) => (
        <div key={variant}>
          <TabList {...args} id={variant} label={`询价状态（${variant}）`} variant={variant} />
          <TabPanel id={variant} selected="all">
            全部的询价单
          </TabPanel>
        </div>
      ))}
    </StoryColumn>
  ),
};

export const LongNames: Story = {
  name: '长名称',
  args: {
    tabs: [
      { value: 'all', label: '全部供应商的报价', count: '99+' },
      { value: 'quoting', label: '截止日期前可以修改的报价', count: '12' },
      { value: 'waiting', label: '等待采购单位定标的报价' },
      { value: 'closed', label: '已经流标或撤回的报价' },
    ],
  },
};

export const Keyboard: Story = {
  name: '键盘操作',
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: '全部' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: '已关闭' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '报价中 12' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('报价中的询价单');
  },
};
