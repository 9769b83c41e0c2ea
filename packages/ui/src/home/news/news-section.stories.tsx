import type { Meta, StoryObj } from '@storybook/react-vite';
import { picturedNews } from '../testing/pictured-content.ts';
import { NewsSection } from './news-section.tsx';

const meta = {
  title: '首页/新闻',
  parameters: { layout: 'fullscreen' },
  component: NewsSection,
  args: { content: { status: 'ready', data: picturedNews }, more: { href: '#more' } },
} satisfies Meta<typeof NewsSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '新闻资讯' };
export const Loading: Story = { name: '加载中', args: { content: { status: 'loading' } } };
export const Failed: Story = { name: '加载失败', args: { content: { status: 'failed', retryHref: '#retry' } } };
