import type { Meta, StoryObj } from '@storybook/react-vite';
import { services } from '../testing/sample-content.ts';
import { ServicesSection } from './services-section.tsx';

const meta = {
  title: '首页/服务',
  parameters: { layout: 'fullscreen' },
  component: ServicesSection,
  args: { content: { status: 'ready', data: services }, more: { href: '#more' } },
} satisfies Meta<typeof ServicesSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '平台服务' };
export const Loading: Story = { name: '加载中', args: { content: { status: 'loading' } } };
export const Failed: Story = { name: '加载失败', args: { content: { status: 'failed', retryHref: '#retry' } } };
