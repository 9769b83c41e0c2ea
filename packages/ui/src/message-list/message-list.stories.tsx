import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { MessageRow } from '../message-rows/message-rows.tsx';
import { MessageList, MessageListForVisitor } from './message-list.tsx';

const long = '您的企业会员将于30天后到期，到期后将不能继续发布询价和查看供应商联系方式。'.repeat(5);

const items: readonly MessageRow[] = [
  { id: '1', title: '供应链贷年化3.35%起', content: '凭平台履约记录申请', time: '今天10:24', unread: true },
  { id: '2', title: '会员即将到期', content: long, time: '昨天16:40', unread: true },
  { id: '3', title: '绿色建材采购补贴申报提醒', content: '可申报', time: '11-19 08:30', unread: false },
];

const kinds = [
  { value: '3', label: '优惠福利', count: '8' },
  { value: '0', label: '订单服务', count: '99+' },
  { value: '1', label: '服务通知', count: null },
  { value: '2', label: '系统通知', count: null },
];

const meta = {
  title: '页面模式/MessageList 消息中心',
  component: MessageList<string>,
  args: {
    kinds,
    kind: '3',
    messages: { status: 'ready', items },
    onKindChange: fn(),
    onOpenMessage: fn(),
    onRetry: fn(),
    onMarkAllRead: fn(),
    filters: [
      { label: '全部', href: '#all', current: true },
      { label: '未读', href: '#unread', current: false },
      { label: '已读', href: '#read', current: false },
    ],
    pagination: { current: 1, pageSize: 10, total: 32, hrefOf: (page) => `#page-${page}` },
  },
} satisfies Meta<typeof MessageList<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '消息列表',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /会员即将到期/ }));
    await expect(args.onOpenMessage).toHaveBeenCalledWith('2');
  },
};
export const Loading: Story = { name: '加载中', args: { messages: { status: 'loading' } } };
export const Empty: Story = {
  name: '没有消息',
  args: { messages: { status: 'ready', items: [] }, pagination: undefined },
};
export const NoneUnread: Story = {
  name: '全部已读',
  args: { messages: { status: 'ready', items: [] }, pagination: undefined, emptyText: '暂无未读消息' },
};
export const Failed: Story = { name: '加载失败', args: { messages: { status: 'failed' }, pagination: undefined } };
export const MarkingAllRead: Story = { name: '正在全部标为已读', args: { markingAllRead: true } };
export const NotLoggedIn: Story = { name: '未登录', render: () => <MessageListForVisitor loginHref="#login" /> };
