import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryColumn } from '../testing/story-grid.tsx';
import type { ChatConnection } from './connection.ts';
import { ConnectionLine } from './connection-line.tsx';
import { sampleConnection } from './testing/sample-chat.ts';

const meta = {
  title: '组件/ConnectionLine 连接状态',
  component: ConnectionLine,
  args: { connection: sampleConnection, onRetryNow: fn() },
} satisfies Meta<typeof ConnectionLine>;
export default meta;

type Story = StoryObj<typeof meta>;

const all: readonly ChatConnection[] = [
  { phase: 'connecting', attempt: 0, resumed: false },
  { phase: 'syncing', attempt: 0, resumed: false },
  { phase: 'ready', attempt: 0, resumed: false },
  { phase: 'waiting', attempt: 1, resumed: false },
  { phase: 'connecting', attempt: 2, resumed: false },
  { phase: 'offline', attempt: 2, resumed: false },
  { phase: 'closed', attempt: 0, resumed: false, reason: 'user' },
  { phase: 'closed', attempt: 0, resumed: false, reason: 'kicked' },
  { phase: 'closed', attempt: 0, resumed: false, reason: 'unauthorized' },
];

export const Matrix: Story = {
  name: '各种连接状态',
  render: ({ onRetryNow }) => (
    <StoryColumn>
      {all.map((connection) => (
        <ConnectionLine
          key={`${connection.phase}-${connection.attempt}-${connection.reason}`}
          connection={connection}
          onRetryNow={onRetryNow}
        />
      ))}
    </StoryColumn>
  ),
};

/** While the connection holds there is nothing to see. */
export const Ready: Story = {
  name: '已连接，不显示',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const RetryNow: Story = {
  name: '立即重连',
  args: { connection: { phase: 'waiting', attempt: 1, resumed: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '立即重连' }));
    await expect(args.onRetryNow).toHaveBeenCalledOnce();
  },
};
