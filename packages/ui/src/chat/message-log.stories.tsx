import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ChatMessage } from './message.ts';
import { MessageLog } from './message-log.tsx';
import { manyMessages, sampleMessages, sampleNow, samplePeer } from './testing/sample-chat.ts';

const meta = {
  title: '组件/MessageLog 对话记录',
  component: MessageLog,
  // Where the log stands depends on the moment at which its rows were measured.
  tags: ['no-picture'],
  args: {
    conversationId: 'c1',
    peer: samplePeer,
    status: 'ready',
    messages: sampleMessages,
    nowMs: sampleNow,
    firstUnreadId: null,
    older: 'none',
    onLoadOlder: fn(),
    onLoadGap: fn(),
    onReload: fn(),
    onRetry: fn(),
    onDiscard: fn(),
    onOpenImage: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 640, height: 860, background: '#fff' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageLog>;
export default meta;

type Story = StoryObj<typeof meta>;

const receipts: readonly Partial<ChatMessage>[] = [
  { isRead: true },
  { isRead: false, isDelivered: true },
  { isRead: false },
  { isRead: false, status: 'sending' },
  { isRead: false, status: 'queued' },
];

export const Matrix: Story = {
  name: '各种消息',
  args: { firstUnreadId: 'm6', gaps: [{ afterId: 'm2', state: 'missing' }] },
};

export const Gaps: Story = {
  name: '缺失的消息',
  args: {
    messages: manyMessages(1000, 1006),
    gaps: [
      { afterId: 'n1001', state: 'missing' },
      { afterId: 'n1002', state: 'loading' },
      { afterId: 'n1003', state: 'failed' },
    ],
  },
};

export const Receipts: Story = {
  name: '送达与已读回执',
  args: {
    messages: manyMessages(0, 13)
      .filter(({ isOwn }) => isOwn)
      .map((message, index) => ({ ...message, ...receipts[index] })),
  },
};

export const Loading: Story = { name: '加载中', args: { status: 'loading' } };

export const Failed: Story = { name: '加载失败', args: { status: 'failed' } };

export const Empty: Story = { name: '没有消息', args: { messages: [] } };

export const OlderFailed: Story = {
  name: '更早的消息加载失败',
  args: { messages: manyMessages(1000, 1003), older: 'failed' },
};

export const HundredThousand: Story = {
  name: '十万条消息',
  args: { messages: manyMessages(0, 100_000), older: 'more' },
};

export const Narrow: Story = {
  name: '窄屏',
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 375, height: 860 }}>
        <Story />
      </div>
    ),
  ],
};

export const FailedMessages: Story = {
  name: '发送失败与重发',
  args: { messages: sampleMessages.filter(({ status }) => status === 'failed') },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重发' }));
    await expect(args.onRetry).toHaveBeenCalledWith('m11');
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    await expect(args.onDiscard).toHaveBeenCalledWith('m11');
  },
};

export const PictureOpensViewer: Story = {
  name: '点图片打开查看器',
  args: { messages: sampleMessages.filter(({ id }) => id === 'm4') },
  play: async ({ canvas, args }) => {
    const picture = await canvas.findByRole('button', { name: '查看图片 现场.jpg' });
    const { width, height } = picture.getBoundingClientRect();
    await expect([Math.round(width), Math.round(height)]).toEqual([240, 180]);
    await userEvent.click(picture);
    await expect(args.onOpenImage).toHaveBeenCalledWith('m4');
  },
};

export const Leaving: Story = {
  name: '外部链接与官方账号',
  args: {
    peer: { ...samplePeer, official: true },
    messages: [
      {
        id: 'k1',
        fromId: 'u2',
        isOwn: false,
        content: '检测机构的公告在 https://notice.example.com/2026/11?id=1',
        timestamp: sampleNow,
        type: 'text',
        status: 'sent',
        isRead: true,
      } satisfies ChatMessage,
    ],
    ownsAddress: (address) => address.startsWith('https://www.example.cn/'),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /notice\.example\.com/ }));
    const dialog = await screen.findByRole('dialog', { name: '即将离开本站' });
    await expect(dialog).toHaveTextContent(/notice\.example\.com/);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '继续访问' })).toBeVisible());
  },
};
