import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SingleFile } from './single-file.tsx';
import { documents, everyPhase, failures } from './testing/sample-attachments.ts';
import { useSimulatedUploads } from './testing/simulated-uploads.ts';

const [uploaded = null] = documents;
const uploading = everyPhase.find(({ phase }) => phase === 'uploading') ?? null;

const meta = {
  title: '组件/SingleFile 单个文件',
  component: SingleFile,
  args: {
    label: '营业执照',
    attachment: uploaded,
    rules: { extensions: ['pdf', 'jpg', 'png'], maxCount: 1, capMegabytes: 10 },
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
} satisfies Meta<typeof SingleFile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Uploaded: Story = { name: '已上传营业执照' };
export const Uploading: Story = { name: '正在上传', args: { attachment: uploading } };
export const Empty: Story = { name: '没有文件', args: { attachment: null } };
export const EmptyReadOnly: Story = { name: '只读且没有文件', args: { attachment: null, readOnly: true } };
export const Failed: Story = { name: '上传失败', args: { attachment: null, failures: failures.slice(0, 1) } };
export const WithHeading: Story = { name: '带标题', args: { hasHeading: true } };
export const ReadOnly: Story = { name: '只读', args: { readOnly: true } };

export const Disabled: Story = {
  name: '禁用',
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(删除|更换)/ })).not.toBeInTheDocument();
  },
};

export const Added: Story = {
  name: '选择文件后上传',
  render: function Simulated(args) {
    const { attachments, ...uploads } = useSimulatedUploads();
    return <SingleFile {...args} {...uploads} attachment={attachments[0] ?? null} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('nothing to choose files with');
    await expect(input.accept).toBe('.pdf,.jpg,.png');
    await userEvent.upload(input, new File(['content'], '执照.pdf'));
    await expect(await canvas.findByRole('button', { name: '暂停 执照.pdf' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '更换文件' })).toBeVisible();
  },
};
