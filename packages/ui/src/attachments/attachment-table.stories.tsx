import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AttachmentTable } from './attachment-table.tsx';
import { documentRules, documents, everyPhase, failures, interrupted } from './testing/sample-attachments.ts';
import { useSimulatedUploads } from './testing/simulated-uploads.ts';

const meta = {
  title: '组件/AttachmentTable 附件表格',
  component: AttachmentTable,
  args: {
    label: '投标附件',
    attachments: { status: 'ready', items: documents },
    rules: documentRules,
    canPreview: true,
    onAdd: fn(),
    onRemove: fn(),
    onPause: fn(),
    onResume: fn(),
    onPreview: fn(),
    onDownload: fn(),
    onBatchDownload: fn(),
    onRetry: fn(),
    onDismiss: fn(),
    onContinue: fn(),
    onDiscard: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof AttachmentTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: '投标附件列表' };
export const Empty: Story = { name: '没有附件', args: { attachments: { status: 'ready', items: [] } } };
export const Loading: Story = { name: '加载中', args: { attachments: { status: 'loading' } } };
export const Failed: Story = { name: '加载失败', args: { attachments: { status: 'failed' } } };
export const EveryPhase: Story = {
  name: '上传的每个阶段',
  args: { attachments: { status: 'ready', items: everyPhase } },
};
export const WithFailures: Story = { name: '拒收的文件与原因', args: { failures } };
export const OverQuota: Story = {
  name: '会员额度用完，不再收文件',
  args: {
    failures: [
      {
        id: 'quota',
        tone: 'error',
        text: '当前会员等级的额度已用完，请升级会员',
        file: { name: '竣工资料汇编.zip', size: 412 * 1024 * 1024 },
      },
    ],
    disabled: true,
    lockedReason: '额度已用完，升级会员后可继续上传',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('当前会员等级的额度已用完，请升级会员')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '选择文件' })).toBeNull();
    await expect(canvas.getByText('额度已用完，升级会员后可继续上传')).toBeVisible();
  },
};
export const AfterReload: Story = { name: '刷新后可续传', args: { resumables: interrupted } };
export const EmptyReadOnly: Story = {
  name: '只读且没有附件',
  args: { attachments: { status: 'ready', items: [] }, readOnly: true },
};

export const Disabled: Story = {
  name: '报价截止后锁定',
  args: { disabled: true, lockedReason: '报价截止后不能修改' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^删除/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '选择文件' })).not.toBeInTheDocument();
    await expect(canvas.getByText('报价截止后不能修改')).toBeVisible();
  },
};

export const ReadOnlyWithoutPreview: Story = {
  name: '只读且无预览权限',
  args: { readOnly: true, canPreview: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(预览|删除)/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: /^下载/ })).toHaveLength(3);
  },
};

export const BatchDownload: Story = {
  name: '批量下载',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '批量下载' }));
    await expect(await canvas.findByText('请选择附件')).toBeVisible();
    await expect(args.onBatchDownload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择结构设计总说明.pdf' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择地下室配筋图.dwg' }));
    await userEvent.click(canvas.getByRole('button', { name: '批量下载（2）' }));
    await expect(args.onBatchDownload).toHaveBeenCalledWith([documents[0], documents[2]]);
  },
};

const pdf = new File(['content'], '补充说明.pdf', { type: 'application/pdf' });
const broken = new File(['content'], '失败-报价表.xlsx');

export const Uploading: Story = {
  name: '正在上传与重试',
  render: function Simulated(args) {
    const { attachments, ...uploads } = useSimulatedUploads(documents);
    return <AttachmentTable {...args} {...uploads} attachments={{ status: 'ready', items: attachments }} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('nothing to choose files with');
    await userEvent.upload(input, [pdf, broken]);
    await expect(await canvas.findByRole('progressbar', { name: '总进度' })).toBeVisible();
    await expect(await canvas.findByText('上传失败, 请重试')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '删除 补充说明.pdf' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: '重试 失败-报价表.xlsx' }));
    await waitFor(() => expect(canvas.queryByText('上传失败, 请重试')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('button', { name: '删除 失败-报价表.xlsx' })).toBeVisible();
    await expect(canvas.getByText('已上传5个文件')).toBeInTheDocument();
  },
};

export const Removing: Story = {
  ...Uploading,
  name: '删除附件须确认',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 钢筋采购清单-第二批.xlsx' }));
    const dialog = await screen.findByRole('dialog', { name: '系统提示' });
    await expect(dialog).toHaveAccessibleDescription('确定删除“钢筋采购清单-第二批.xlsx”？');
    await userEvent.click(within(dialog).getByRole('button', { name: '确认删除' }));
    // Tests of stories stand animations still, so the dialog does not fade away.
    await waitFor(() => expect(dialog).toHaveAttribute('data-state', 'closed'));
    await expect(canvas.queryByText('钢筋采购清单-第二批.xlsx')).not.toBeInTheDocument();
  },
};
