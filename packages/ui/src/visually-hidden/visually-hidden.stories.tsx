import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: '组件/VisuallyHidden 仅供读屏',
  component: VisuallyHidden,
  args: { children: '（在新窗口打开）' },
  render: (args) => (
    <p>
      住房和城乡建设厅
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const InText: StoryObj<typeof meta> = {
  name: '文中的隐藏文字',
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('（在新窗口打开）').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
};
