import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../button/button.tsx';
import { ResultPage } from './result-page.tsx';

const meta = {
  title: '页面模式/ResultPage 结果页',
  component: ResultPage,
  args: {
    outcome: 'success',
    title: '支付成功',
    text: '会员权益已生效',
    facts: [
      { term: '订单号', value: 'DD202611210001' },
      { term: '支付金额', value: '899.00元' },
    ],
    actions: <ButtonLink href="#order">查看订单</ButtonLink>,
  },
} satisfies Meta<typeof ResultPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = { name: '提交成功' };
export const Pending: Story = {
  name: '审核中',
  args: { outcome: 'pending', title: '支付处理中', text: '银行正在处理，请勿重复支付', actions: null },
};
export const Failure: Story = {
  name: '支付失败',
  args: { outcome: 'failure', title: '支付失败', text: '余额不足', actions: <Button>重新支付</Button> },
};
