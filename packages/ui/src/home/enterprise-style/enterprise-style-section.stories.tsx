import type { Meta, StoryObj } from '@storybook/react-vite';
import { picturedCompanies } from '../testing/pictured-content.ts';
import { EnterpriseStyleSection } from './enterprise-style-section.tsx';

const meta = {
  title: '首页/企业风采',
  parameters: { layout: 'fullscreen' },
  component: EnterpriseStyleSection,
  args: { content: { status: 'ready', data: picturedCompanies }, more: { href: '#more' } },
} satisfies Meta<typeof EnterpriseStyleSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '企业风采' };
export const Loading: Story = { name: '加载中', args: { content: { status: 'loading' } } };
export const Failed: Story = { name: '加载失败', args: { content: { status: 'failed', retryHref: '#retry' } } };
