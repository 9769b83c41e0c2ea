import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import posterUrl from '../art/scene-hall.svg?no-inline';
import lessonUrl from '../video-player/fixtures/lesson.webm?no-inline';
import type { Attachment } from './attachment.ts';
import { everyPhase } from './testing/sample-attachments.ts';
import { VideoUpload } from './video-upload.tsx';

const video: Attachment = {
  id: 'video',
  name: '企业宣传片.mp4',
  size: 86_000_000,
  kind: 'video',
  phase: 'success',
  progress: 100,
  previewUrl: lessonUrl,
};

const meta = {
  title: '组件/VideoUpload 视频上传',
  component: VideoUpload,
  args: {
    label: '企业视频',
    attachment: video,
    poster: posterUrl,
    rules: { extensions: ['mp4', 'flv', 'rmvb'], maxCount: 1, capMegabytes: 500 },
    canPreview: true,
    onAdd: fn(),
    onReplace: fn(),
    onRemove: fn(),
    onPause: fn(),
    onResume: fn(),
    onPreview: fn(),
    onDownload: fn(),
    onRetry: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof VideoUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Uploaded: Story = {
  name: '已上传企业视频',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '视频：企业宣传片.mp4' })).toBeVisible();
  },
};

export const WithoutPreview: Story = {
  name: '无预览权限',
  args: { canPreview: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^预览/ })).not.toBeInTheDocument();
  },
};

export const Empty: Story = { name: '没有视频', args: { attachment: null } };
export const Uploading: Story = {
  name: '正在上传',
  args: { attachment: everyPhase.find(({ phase }) => phase === 'uploading') ?? null },
};
export const Disabled: Story = { name: '禁用', args: { disabled: true } };
