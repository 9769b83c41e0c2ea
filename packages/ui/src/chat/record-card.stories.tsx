import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { RecordCard } from './record-card.tsx';

const meta = {
  title: '组件/RecordCard 业务卡片',
  component: RecordCard,
  args: {
    kind: '询价单',
    seen: {
      state: 'shown',
      title: '松江家园二期钢筋采购',
      code: 'XJ202611210001',
      status: { label: '报价中', tone: 'brand' },
      facts: [
        { term: '采购方', value: '吉林省云岫建设有限公司' },
        { term: '报价截止', value: '2026-11-24 17:00' },
      ],
      href: '#inquiry',
    },
  },
} satisfies Meta<typeof RecordCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  name: '一张询价单',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '松江家园二期钢筋采购' })).toHaveAttribute('href', '#inquiry');
  },
};

export const Offered: Story = {
  name: '发送之前',
  args: { actions: <Button size="compact">发送给对方</Button> },
};

export const Hidden: Story = {
  name: '开标前的报价',
  args: { kind: '报价单', seen: { state: 'hidden', text: '报价已密封，开标后可查看' } },
};

export const Loading: Story = { name: '加载中', args: { seen: { state: 'loading' } } };

export const LongTitle: Story = {
  name: '很长的标题',
  args: {
    seen: {
      state: 'shown',
      title: '长春市轨道交通九号线一期工程土建施工第三标段主体结构用热轧带肋钢筋及预应力钢绞线集中采购',
      code: 'XJ202611210002',
      status: { label: '待定标', tone: 'warning' },
      facts: [],
      href: '#long',
    },
  },
};
