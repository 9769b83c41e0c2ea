import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CompanySelector } from './company-selector.tsx';

const items = [
  { id: '1', name: '吉林北辰建设集团有限公司' },
  { id: '2', name: '长春拓垚混凝土有限公司' },
  { id: '3', name: '吉林省第一建筑工程集团股份有限公司长春分公司' },
];

const meta = {
  title: '组件/CompanySelector 企业切换',
  component: CompanySelector,
  args: {
    current: { id: '1', name: '吉林北辰建设集团有限公司' },
    companies: { status: 'ready', items },
    onSelect: fn(),
  },
} satisfies Meta<typeof CompanySelector>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '收起' };
export const Disabled: Story = { name: '禁用', args: { disabled: true } };
export const LongName: Story = {
  name: '长企业名称',
  args: { current: { id: '3', name: '吉林省第一建筑工程集团股份有限公司长春分公司' } },
};
export const Keyboard: Story = {
  name: '键盘切换企业',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('2');
  },
};
export const Loading: Story = {
  name: '加载中',
  args: { companies: { status: 'loading' } },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')),
};
