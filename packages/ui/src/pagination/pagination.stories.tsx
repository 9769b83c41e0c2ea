import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const meta = {
  title: '组件/Pagination 分页',
  component: Pagination,
  args: { current: 1, pageSize: 10, total: 1234, hrefOf: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const MiddlePage: Story = { args: { current: 60 } };
export const LastPage: Story = { args: { current: 124 } };
export const OnePage: Story = { args: { total: 7 } };
export const Nothing: Story = { args: { total: 0 } };

const onSelect = fn();
const onPageSizeChange = fn();

export const AskedForByKeyboard: Story = {
  render: () => (
    <Pagination current={2} pageSize={20} total={60} onSelect={onSelect} onPageSizeChange={onPageSizeChange} />
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '第3页' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledWith(3);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '每页条数' }), '50');
    await expect(onPageSizeChange).toHaveBeenCalledWith(50);
  },
};
