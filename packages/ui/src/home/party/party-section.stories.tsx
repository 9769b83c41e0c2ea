import type { Meta, StoryObj } from '@storybook/react-vite';
import { party } from '../testing/sample-content.ts';
import { PartySection } from './party-section.tsx';

const meta = {
  title: '首页/党建',
  parameters: { layout: 'fullscreen' },
  component: PartySection,
  args: { content: { status: 'ready', data: party }, more: { href: '#more' } },
} satisfies Meta<typeof PartySection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '党建专区' };
export const Loading: Story = { name: '加载中', args: { content: { status: 'loading' } } };
export const Failed: Story = { name: '加载失败', args: { content: { status: 'failed', retryHref: '#retry' } } };
