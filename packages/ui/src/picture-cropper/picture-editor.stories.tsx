import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import skylineUrl from '../art/scene-skyline.svg?no-inline';
import { unedited } from './area.ts';
import { PictureEditor } from './picture-editor.tsx';

const picture = { width: 1200, height: 600 };

const meta = {
  title: '组件/PictureEditor 图片裁剪与旋转',
  component: PictureEditor,
  args: { src: skylineUrl, picture, edit: unedited(picture), onEdit: () => undefined },
  render: (args) => {
    const [edit, setEdit] = useState(args.edit);
    return <PictureEditor {...args} edit={edit} onEdit={setEdit} />;
  },
} satisfies Meta<typeof PictureEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: '整张图片' };
export const ByKeys: Story = {
  name: '用键盘裁剪与旋转',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^左上角/ }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: '向右旋转' }));
    await expect(canvas.getByRole('button', { name: /^移动裁剪框/ }).style.width).toBe('80%');
  },
};
export const Uploading: Story = { name: '不可用', args: { disabled: true } };
