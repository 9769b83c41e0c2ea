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

const onSelect = fn();
const onPageSizeChange = fn();

export const FirstPage: Story = { name: '第一页' };
export const MiddlePage: Story = { name: '中间页', args: { current: 60 } };
export const LastPage: Story = { name: '末页', args: { current: 124 } };
export const OnePage: Story = { name: '只有一页', args: { total: 7 } };
export const Nothing: Story = { name: '没有记录', args: { total: 0 } };

// No matrix: a page has one pager, and several navigations of one name are an error.
export const ManyPages: Story = { name: '一百万条', args: { total: 1_000_000, current: 50_000 } };

export const JumpByKeyboard: Story = {
  name: '键盘跳页',
  render: () => <Pagination current={2} pageSize={10} total={1234} onSelect={onSelect} />,
  play: async ({ canvas }) => {
    onSelect.mockClear();
    const input = canvas.getByRole('textbox', { name: '跳至的页码，1到124' });
    await userEvent.type(input, '0{Enter}');
    await expect(input).toBeInvalid();
    await expect(onSelect).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, '999{Enter}');
    await expect(onSelect).toHaveBeenCalledWith(124);
    await expect(input).toHaveValue('');
  },
};

export const AskedForByKeyboard: Story = {
  name: '键盘翻页',
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
