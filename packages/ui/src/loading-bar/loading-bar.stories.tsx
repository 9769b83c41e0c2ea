import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingBar } from './loading-bar.tsx';

const meta = {
  title: '组件/LoadingBar 加载条',
  component: LoadingBar,
  args: { active: true },
} satisfies Meta<typeof LoadingBar>;
export default meta;

export const Active: StoryObj<typeof meta> = {
  name: '页面加载中',
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: '页面加载中' });
    // Specification section 9, loading bar.
    await expect(bar.getBoundingClientRect()).toMatchObject({ top: 0, height: 2 });
    const movesLess = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(getComputedStyle(bar).animationDuration).toBe(movesLess ? '0.001s' : '5s');
  },
};
