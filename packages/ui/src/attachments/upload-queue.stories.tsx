import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { everyPhase, failures } from './testing/sample-attachments.ts';
import { useSimulatedUploads } from './testing/simulated-uploads.ts';
import { UploadQueue } from './upload-queue.tsx';

const meta = {
  title: '组件/UploadQueue 上传队列',
  component: UploadQueue,
  args: {
    uploads: everyPhase,
    failures,
    canPreview: true,
    overallProgress: 52,
    onRemove: fn(),
    onPause: fn(),
    onResume: fn(),
    onPauseAll: fn(),
    onResumeAll: fn(),
    onPreview: fn(),
    onDownload: fn(),
    onRetry: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof UploadQueue>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = { name: '上传的每个阶段' };
export const Empty: Story = { name: '没有上传任务', args: { uploads: [], failures: [] } };

export const Paused: Story = {
  name: '全部暂停后继续',
  args: { overallProgress: undefined, failures: [] },
  render: function Simulated(args) {
    const {
      attachments,
      onAdd: _onAdd,
      ...uploads
    } = useSimulatedUploads(everyPhase.filter(({ phase }) => phase === 'paused'));
    return <UploadQueue {...args} {...uploads} uploads={attachments} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '全部暂停' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '全部继续' }));
    await expect(await canvas.findByText('上传完成')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
  },
};
