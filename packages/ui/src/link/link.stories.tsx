import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from './link.tsx';

const meta = {
  title: '组件/Link 链接',
  component: Link,
  args: { href: '#inquiries', children: '询价采购' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InsideSite: Story = { name: '站内链接' };
export const NewWindow: Story = {
  name: '在新窗口打开',
  args: { newWindow: true, children: '住房和城乡建设厅' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /在新窗口打开/ });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};
