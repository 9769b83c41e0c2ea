import type { Meta, StoryObj } from '@storybook/react-vite';
import { platforms } from '../testing/sample-content.ts';
import { PlatformsSection } from './platforms-section.tsx';

const meta = {
  title: '首页/数字平台',
  parameters: { layout: 'fullscreen' },
  component: PlatformsSection,
  args: { content: { status: 'ready', data: platforms }, more: { href: '#more' } },
} satisfies Meta<typeof PlatformsSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '数字平台' };
export const Loading: Story = { name: '加载中', args: { content: { status: 'loading' } } };
export const Failed: Story = { name: '加载失败', args: { content: { status: 'failed', retryHref: '#retry' } } };
