import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Menu, type MenuGroup } from './menu.tsx';

const download = fn();
const groups: readonly MenuGroup[] = [
  {
    key: 'page',
    label: '查看',
    items: [
      { key: 'detail', label: '查看详情', icon: 'eye', href: '/purchase/inquiry/1' },
      { key: 'rules', label: '交易规则', icon: 'info', href: 'https://www.example.cn/', newWindow: true },
    ],
  },
  {
    key: 'action',
    items: [
      { key: 'download', label: '下载报价单', icon: 'download', hint: 'Ctrl+S', onSelect: download },
      { key: 'reset', label: '重新发布', icon: 'reset', disabled: true, onSelect: () => undefined },
      { key: 'linked', label: '查看合同', icon: 'file', disabled: true, href: '/contract/1' },
    ],
  },
  {
    key: 'danger',
    items: [{ key: 'remove', label: '删除询价', icon: 'close', danger: true, onSelect: () => undefined }],
  },
];

const meta = {
  title: '组件/Menu 下拉菜单',
  component: Menu,
  args: {
    trigger: (
      <Button variant="line" size="regular">
        更多操作
      </Button>
    ),
    label: '更多操作',
    groups,
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '收起' };

export const Matrix: Story = { name: '打开的操作菜单', args: { open: true } };

export const LongNames: Story = {
  name: '长名称',
  args: {
    open: true,
    groups: [
      {
        key: 'long',
        items: ['将长春市净月高新技术产业开发区建筑材料询价单转为招标公告并通知全部供应商', '删除'].map((label) => ({
          key: label,
          label,
          onSelect: () => undefined,
        })),
      },
    ],
  },
};

export const Keyboard: Story = {
  name: '键盘操作',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '更多操作' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('menuitem', { name: '查看详情' });
    await waitFor(() => expect(first).toHaveFocus());
    // What is disabled is passed over.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: '删除询价' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '查看详情' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(download).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};
