import type { Meta, StoryObj } from '@storybook/react-vite';
import { supervision } from '../testing/sample-content.ts';
import { SupervisionSection } from './supervision-section.tsx';

const meta = {
  title: '首页/监管',
  parameters: { layout: 'fullscreen' },
  component: SupervisionSection,
  args: { content: { status: 'ready', data: supervision }, more: { href: '#more' } },
} satisfies Meta<typeof SupervisionSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '行业监管' };
export const Loading: Story = { name: '加载中', args: { content: { status: 'loading' } } };
export const Failed: Story = { name: '加载失败', args: { content: { status: 'failed', retryHref: '#retry' } } };
