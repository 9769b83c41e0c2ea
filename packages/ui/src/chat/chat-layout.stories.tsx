import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ChatStage } from './testing/chat-stage.tsx';
import { sampleNow } from './testing/sample-chat.ts';

const meta = {
  title: '页面模式/Chat 客户消息',
  component: ChatStage,
  // Where the log stands depends on the moment at which its rows were measured.
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChatStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoneOpen: Story = { name: '未选择会话' };

export const Matrix: Story = { name: '会话与对方资料', args: { openId: 'c1', aside: 'info' } };

export const WithoutAside: Story = { name: '只有会话', args: { openId: 'c1' } };

export const Searching: Story = {
  name: '查找聊天记录',
  args: { openId: 'c1', aside: 'search' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '查找内容' }), 'Φ25');
    await expect(canvas.getByText('找到 2 条消息')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^我\s*昨天 16:12/ }));
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log).toHaveTextContent('我们 5 日要浇筑'));
  },
};

export const Reconnecting: Story = {
  name: '正在重连',
  args: {
    openId: 'c1',
    connection: { phase: 'waiting', attempt: 2, retryAt: sampleNow, resumed: false },
  },
};

export const WritesAndSends: Story = {
  name: '输入并发送消息',
  args: { openId: 'c1' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '输入消息' });
    await userEvent.type(field, '好的，周一见{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log).toHaveTextContent('我：好的，周一见'));
  },
};

export const DraftsAreKeptApart: Story = {
  name: '每个会话各留草稿',
  args: { openId: 'c1' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '输入消息' }), '草稿');
    await userEvent.click(canvas.getByRole('button', { name: /^长春拓垚/ }));
    await expect(canvas.getByRole('textbox', { name: '输入消息' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: /^吉林市松屿/ }));
    await expect(canvas.getByRole('textbox', { name: '输入消息' })).toHaveValue('草稿');
  },
};
