import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import bridgeUrl from '../art/scene-bridge.svg?no-inline';
import roadUrl from '../art/scene-road.svg?no-inline';
import tunnelUrl from '../art/scene-tunnel.svg?no-inline';
import { Carousel } from './carousel.tsx';

const slides = [
  { id: 'bridge', content: <img src={bridgeUrl} alt="松花江大桥合龙" /> },
  { id: 'road', content: <img src={roadUrl} alt="高速公路养护" /> },
  { id: 'tunnel', content: <img src={tunnelUrl} alt="隧道贯通" /> },
];

const meta = {
  title: '组件/Carousel 轮播',
  component: Carousel,
  args: { label: '工程掠影', slides },
  render: (args) => (
    <div style={{ width: 480 }}>
      <Carousel {...args} />
    </div>
  ),
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByButtons: Story = {
  name: '用按钮翻页',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await expect(canvas.getByRole('button', { name: '第2张' })).toHaveAttribute('aria-current', 'true');
    canvas.getByRole('button', { name: '上一张' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('button', { name: '第3张' })).toHaveAttribute('aria-current', 'true');
  },
};

export const Autoplay: Story = {
  name: '自动播放与暂停',
  args: { autoplay: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '暂停播放' }));
    await expect(canvas.getByRole('button', { name: '继续播放' })).toBeVisible();
  },
};
export const One: Story = { name: '只有一张', args: { slides: slides.slice(0, 1) } };
