import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import skylineUrl from '../art/scene-skyline.svg?no-inline';
import { middleCrop } from './crop.ts';
import { PictureCropper } from './picture-cropper.tsx';

const picture = { width: 1200, height: 600 };

const meta = {
  title: '组件/PictureCropper 图片裁剪',
  component: PictureCropper,
  args: { src: skylineUrl, picture, crop: middleCrop(picture), onCrop: () => undefined },
  render: (args) => {
    const [crop, setCrop] = useState(args.crop);
    return <PictureCropper {...args} crop={crop} onCrop={setCrop} />;
  },
} satisfies Meta<typeof PictureCropper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: '选中正中' };
export const ByKeys: Story = {
  name: '用键盘移动与放大',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /移动图片/ }).focus();
    await userEvent.keyboard('++{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('slider', { name: '缩放' })).toHaveAttribute('aria-valuetext', '150%');
  },
};
export const Tall: Story = {
  name: '竖图',
  args: { picture: { width: 600, height: 1200 }, crop: middleCrop({ width: 600, height: 1200 }) },
};
export const Uploading: Story = { name: '正在上传', args: { disabled: true } };
