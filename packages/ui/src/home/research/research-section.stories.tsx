import type { Meta, StoryObj } from '@storybook/react-vite';
import { picturedResearch } from '../testing/pictured-content.ts';
import { ResearchSection } from './research-section.tsx';

const meta = {
  title: '首页/科研',
  parameters: { layout: 'fullscreen' },
  component: ResearchSection,
  args: { content: { status: 'ready', data: picturedResearch }, more: { href: '#more' } },
} satisfies Meta<typeof ResearchSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '科研成果' };
export const Loading: Story = { name: '加载中', args: { content: { status: 'loading' } } };
export const Failed: Story = { name: '加载失败', args: { content: { status: 'failed', retryHref: '#retry' } } };
