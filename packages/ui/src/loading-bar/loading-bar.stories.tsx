import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBar } from './loading-bar.tsx';

const meta = {
  title: '组件/LoadingBar 加载条',
  component: LoadingBar,
  args: { active: true },
} satisfies Meta<typeof LoadingBar>;
export default meta;

export const Active: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: '页面加载中' });
  },
};
