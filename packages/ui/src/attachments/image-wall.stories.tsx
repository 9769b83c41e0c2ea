import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ImageViewer } from '../image-viewer/image-viewer.tsx';
import type { Attachment } from './attachment.ts';
import { ImageWall } from './image-wall.tsx';
import { failures, photoRules, photos } from './testing/sample-attachments.ts';
import { useSimulatedUploads } from './testing/simulated-uploads.ts';

const underWay: readonly Attachment[] = [
  ...photos,
  { id: 'up', name: '塔吊.jpg', size: 4_000_000, kind: 'image', phase: 'uploading', progress: 68 },
  { id: 'rest', name: '基坑.jpg', size: 4_000_000, kind: 'image', phase: 'paused', progress: 20 },
];

const meta = {
  title: '组件/ImageWall 图片墙',
  component: ImageWall,
  args: {
    label: '商品主图',
    images: photos,
    rules: photoRules,
    canPreview: true,
    hasCover: true,
    onAdd: fn(),
    onRemove: fn(),
    onPause: fn(),
    onResume: fn(),
    onPreview: fn(),
    onReorder: fn(),
    onRetry: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof ImageWall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '商品主图' };
export const Empty: Story = { name: '没有图片', args: { images: [] } };
export const EmptyReadOnly: Story = { name: '只读且没有图片', args: { images: [], readOnly: true } };
export const UnderWay: Story = { name: '正在上传', args: { images: underWay, failures: failures.slice(0, 1) } };
export const Full: Story = { name: '图片已满', args: { rules: { ...photoRules, maxCount: 3 } } };
export const Disabled: Story = { name: '审核中不能修改', args: { disabled: true, lockedReason: '审核中不能修改' } };

export const ReadOnly: Story = {
  name: '只读',
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(删除|左移|右移)/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: /^预览/ })).toHaveLength(3);
  },
};

export const Ordered: Story = {
  name: '调整顺序与预览',
  render: function Simulated(args) {
    const { attachments, ...uploads } = useSimulatedUploads(photos);
    const [shown, setShown] = useState<string>();
    const pictures = attachments.map(({ id, name, previewUrl = '' }) => ({ id, name, src: previewUrl }));
    return (
      <>
        <ImageWall {...args} {...uploads} images={attachments} onPreview={({ id }) => setShown(id)} />
        <ImageViewer
          open={shown !== undefined}
          startId={shown}
          pictures={pictures}
          onClose={() => setShown(undefined)}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const order = () => canvas.getAllByRole('img').map((image) => image.getAttribute('alt'));
    const right = canvas.getByRole('button', { name: '右移 主楼.jpg' });
    await userEvent.click(right);
    await waitFor(() => expect(order()).toEqual(['钢构.jpg', '主楼.jpg', '隧道.jpg']));
    await waitFor(() => expect(right).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(order()).toEqual(['钢构.jpg', '隧道.jpg', '主楼.jpg']));
    await expect(canvas.getByText('主楼.jpg已移到第3位')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: '预览 主楼.jpg' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('group', { name: '第3张，共3张' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: '预览 主楼.jpg' })).toHaveFocus());
  },
};
