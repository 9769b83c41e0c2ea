import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ChosenCompanies } from './chosen-companies.tsx';

const meta = {
  title: '数据展示/ChosenCompanies 已选企业',
  component: ChosenCompanies,
  args: {
    title: '已选供应商',
    companies: [
      { id: '1', name: '长春衡砺钢材贸易有限公司', detail: '钢材核心供应商' },
      { id: '2', name: '吉林市松屿建材有限公司' },
    ],
    max: 50,
    onRemove: fn(),
    onClear: fn(),
    children: <Button wide>确定邀请（2）</Button>,
  },
} satisfies Meta<typeof ChosenCompanies>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: '已选几家',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除吉林市松屿建材有限公司' }));
    await expect(args.onRemove).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const Nothing: Story = {
  name: '还没有选',
  args: { companies: [], children: <Button disabled>确定邀请</Button> },
};
