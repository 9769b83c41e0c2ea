import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HistorySearch } from './history-search.tsx';
import { sampleNow } from './testing/sample-chat.ts';

const meta = {
  title: '组件/HistorySearch 查找聊天记录',
  component: HistorySearch,
  args: {
    words: '钢筋',
    onWordsChange: fn(),
    hits: {
      status: 'ready',
      items: [
        {
          id: 'a',
          name: '郑砂',
          content: '热轧带肋钢筋 HRB400E 的到货日期与检测报告见附件，钢筋按批次送检。',
          timestamp: sampleNow,
        },
        { id: 'b', name: '我', content: '第一批钢筋已收到', timestamp: sampleNow - 90_000_000 },
      ],
    },
    nowMs: sampleNow,
    onOpenHit: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 300, height: 420, background: '#fff' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HistorySearch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  name: '找到的消息',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /第一批钢筋/ }));
    await expect(args.onOpenHit).toHaveBeenCalledWith('b');
  },
};

export const NotYet: Story = { name: '尚未输入', args: { words: '', hits: null } };

export const Loading: Story = { name: '查找中', args: { hits: { status: 'loading' } } };

export const Failed: Story = { name: '查找失败', args: { hits: { status: 'failed' } } };

export const NothingFound: Story = { name: '没有找到', args: { hits: { status: 'ready', items: [] } } };
