import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Countdown, TimeLeft } from './countdown.tsx';

const meta = {
  title: '组件/Countdown 倒计时',
  component: Countdown,
  args: { label: '距报价截止', untilMs: Date.UTC(2099, 0, 1) },
} satisfies Meta<typeof Countdown>;
export default meta;

export const Running: StoryObj<typeof meta> = {
  name: '距报价截止',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer', { name: '距报价截止' })).toHaveTextContent(/\d+天\d\d时/));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};

export const Over: StoryObj<typeof meta> = {
  name: '已截止',
  args: { untilMs: Date.UTC(2020, 0, 1) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('已截止'));
    await expect(canvas.getByRole('status')).toHaveTextContent('距报价截止已截止');
  },
};

export const InRows: StoryObj<typeof meta> = {
  name: '列表里的剩余时间',
  render: () => (
    <>
      <p>
        <TimeLeft untilMs={Date.UTC(2020, 0, 1)} />
      </p>
      <p>
        <TimeLeft untilMs={Date.UTC(2020, 0, 1)} over="已截止，6份报价待比较" />
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('已截止')).toBeVisible());
    await expect(canvas.getByText('已截止，6份报价待比较')).toBeVisible();
  },
};
