import type { Meta, StoryObj } from '@storybook/react-vite';
import { matching } from '../testing/sample-content.ts';
import { MatchingSection } from './matching-section.tsx';

const meta = {
  title: '首页/供需对接',
  parameters: { layout: 'fullscreen' },
  component: MatchingSection,
  args: { content: { status: 'ready', data: matching }, more: { href: '#more' } },
} satisfies Meta<typeof MatchingSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '供需对接（询价、招标、求购）' };
export const Loading: Story = { name: '加载中', args: { content: { status: 'loading' } } };
export const Failed: Story = { name: '加载失败', args: { content: { status: 'failed', retryHref: '#retry' } } };
