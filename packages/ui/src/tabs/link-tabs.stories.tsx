import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkTabs } from './link-tabs.tsx';

const tab = (label: string, index: number) => ({ key: `${index}`, label, href: `#${index}` });

const meta = {
  title: '组件/LinkTabs 链接页签',
  component: LinkTabs,
  args: { label: '地址标签', tabs: ['全部', '工地', '仓库', '公司', '其他'].map(tab), current: '0' },
} satisfies Meta<typeof LinkTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const States: Story = {
  name: '列表的状态',
  args: { label: '消息类型', variant: 'states' },
};
export const Many: Story = {
  name: '放不下时横向滚动',
  args: { tabs: Array.from({ length: 30 }, (_, index) => tab(`标签${index + 1}`, index)), current: '3' },
};
