import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import steelUrl from '../art/scene-skyline.svg?no-inline';
import { Button } from '../button/button.tsx';
import { PictureOrder, type PictureOrderProps } from './picture-order.tsx';

function KeptOrder(props: PictureOrderProps) {
  const [pictures, setPictures] = useState(props.pictures);
  return <PictureOrder {...props} pictures={pictures} onChange={setPictures} />;
}

const meta = {
  title: '组件/PictureOrder 图片排序',
  component: PictureOrder,
  args: {
    ...{ label: '商品主图', pictures: ['#1', '#2', '#3'].map((mark) => steelUrl + mark), max: 5 },
    ...{ onChange: fn(), onEdit: fn() },
    add: (
      <Button variant="link" size="compact">
        添加
      </Button>
    ),
  },
  render: (args) => <KeptOrder {...args} />,
} satisfies Meta<typeof PictureOrder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: '三张主图，还可添加两张' };
export const Full: Story = { name: '已满五张', args: { max: 3 } };
export const None: Story = { name: '还没有图片', args: { pictures: [] } };
export const ByKeys: Story = {
  name: '用键盘换顺序',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '第2张，共3张' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('第2张已移到第1张')).toBeInTheDocument();
  },
};
