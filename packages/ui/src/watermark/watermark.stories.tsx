import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { StoryColumn } from '../testing/story-grid.tsx';
import { Watermark } from './watermark.tsx';

const meta = {
  title: '组件/Watermark 水印',
  component: Watermark,
  args: {
    lines: ['北辰建设集团 张明', '2026-11-21 09:30'],
    children: <p style={{ height: 320 }}>钢筋HRB400E，含税单价3,820.00元/吨，晚4天到货。</p>,
  },
} satisfies Meta<typeof Watermark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Contract: Story = { name: '合同水印' };

export const Matrix: Story = {
  name: '疏密与深浅',
  render: () => (
    <StoryColumn>
      <Watermark lines={['张明']}>
        <p style={{ height: 120 }}>一行</p>
      </Watermark>
      <Watermark lines={['吉林省松江桥梁工程有限责任公司净月分公司 欧阳建设', '2026-11-21 09:30', '仅供投标使用']}>
        <p style={{ height: 240 }}>三行</p>
      </Watermark>
      <Watermark lines={[]}>
        <p>没有水印</p>
      </Watermark>
    </StoryColumn>
  ),
};

const press = fn();

export const ContentStaysUsable: Story = {
  name: '水印不挡操作',
  args: { children: <Button onClick={press}>下载合同</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('2026-11-21 09:30', { ignore: '[aria-hidden] *' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '下载合同' }));
    await expect(press).toHaveBeenCalledOnce();
  },
};
