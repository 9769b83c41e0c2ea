import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConversationList } from './conversation-list.tsx';
import { sampleConversations, sampleNow } from './testing/sample-chat.ts';

const row = (index: number) => ({
  id: `x${index}`,
  company: `吉林省第${index}建设集团有限公司长春市净月高新技术产业开发区分公司`,
  name: '郑砂',
  avatar: null,
  type: 'user',
  lastMessage: '第一批钢筋的检测报告已经上传，请在平台查看并确认收货日期',
  lastTime: sampleNow - index * 3_600_000,
  unreadCount: index % 7,
});
const many = Array.from({ length: 2000 }, (_item, index) => row(index));

const meta = {
  title: '组件/ConversationList 会话列表',
  component: ConversationList,
  args: {
    conversations: { status: 'ready', items: sampleConversations },
    currentId: 'c1',
    nowMs: sampleNow,
    onSelect: fn(),
    onMarkRead: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280, height: 600, background: '#fff' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConversationList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = { name: '会话列表' };

export const Official: Story = {
  name: '官方账号',
  tags: ['no-picture'],
  args: {
    conversations: {
      status: 'ready',
      items: [
        { ...row(0), id: 'o1', company: '', name: '平台客服', official: true },
        { ...row(1), id: 'o2', company: '', name: '名称待更改' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^平台客服\s*官方\s*账号/ })).toBeVisible();
    await expect(canvas.getAllByText('官方')).toHaveLength(1);
  },
};

export const Loading: Story = { name: '加载中', args: { conversations: { status: 'loading' } } };

export const Failed: Story = {
  name: '加载失败',
  args: { conversations: { status: 'failed' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { name: '没有会话', args: { conversations: { status: 'ready', items: [] } } };

export const TwoThousandLongNames: Story = {
  name: '两千个长名称会话',
  args: { conversations: { status: 'ready', items: many }, currentId: null },
  // Rows are drawn once the list has been measured; before that there is nothing in it to reach by keyboard.
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^吉林省第0建设集团/ });
  },
};

export const Search: Story = {
  name: '搜索企业或联系人',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: '搜索会话' });
    await userEvent.type(field, '检测');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.type(field, '没有');
    await expect(canvas.getByText('没有匹配的会话')).toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  name: '键盘操作',
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: /^吉林市松屿/ });
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^吉林市松屿/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^长春拓垚/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^延边长岚/ })).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('c2');
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    const read = await screen.findByRole('menuitem', { name: '标为已读' });
    await waitFor(() => expect(read).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onMarkRead).toHaveBeenCalledWith('c2');
  },
};

export const RemoveIsConfirmed: Story = {
  name: '移除会话须确认',
  // The dialog stands over a row that may still be lit by the pointer.
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    const row = await canvas.findByRole('button', { name: /^长春云岫/ });
    await userEvent.pointer({ target: row, keys: '[MouseRight]' });
    await userEvent.click(await screen.findByRole('menuitem', { name: '移除会话' }));
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    row.focus();
    await userEvent.keyboard('{Delete}');
    await userEvent.click(await screen.findByRole('button', { name: '移除' }));
    await expect(args.onRemove).toHaveBeenCalledWith('c5');
  },
};
