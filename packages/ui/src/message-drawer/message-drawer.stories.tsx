import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MessageDrawer } from './message-drawer.tsx';

const meta = {
  title: '组件/MessageDrawer 消息抽屉',
  component: MessageDrawer<string>,
  // What is open would cover the page of the component.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    kinds: [
      { value: '3', label: '优惠福利', count: '3' },
      { value: '0', label: '订单服务', count: '99+' },
      { value: '1', label: '服务通知', count: '12' },
      { value: '2', label: '系统通知' },
    ],
    kind: '3',
    onKindChange: fn(),
    messages: {
      status: 'ready',
      items: [
        { id: '1', title: '冬期施工保险立减15%', content: '享平台专属费率', time: '今天09:02', unread: true },
        { id: '2', title: '建材频道新增320家认证供应商', content: '支持账期', time: '11-17 14:15', unread: false },
      ],
    },
    onOpenMessage: fn(),
    onRetry: fn(),
    onMarkAllRead: fn(),
    moreHref: '#messages',
  },
} satisfies Meta<typeof MessageDrawer<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '未读消息',
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: '消息' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Loading: Story = { name: '加载中', args: { messages: { status: 'loading' } } };
export const Failed: Story = { name: '加载失败', args: { messages: { status: 'failed' } } };
export const Empty: Story = { name: '没有消息', args: { messages: { status: 'ready', items: [] } } };
