import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DropArea } from './drop-area.tsx';
import { documentRules } from './testing/sample-attachments.ts';

const meta = {
  title: '组件/DropArea 拖放区',
  component: DropArea,
  args: { label: '投标附件', rules: documentRules, onAdd: fn() },
  render: (args) => (
    <div style={{ maxWidth: 520 }}>
      <DropArea {...args} />
    </div>
  ),
} satisfies Meta<typeof DropArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = { name: '平时' };
export const Slim: Story = { name: '矮版', args: { slim: true } };
export const Refused: Story = { name: '文件过大被拒', args: { error: '文件过大，请上传500M以下文件' } };
export const Locked: Story = { name: '报价截止后锁定', args: { disabled: true, lockedReason: '报价截止后不能修改' } };
export const OneFile: Story = {
  name: '只收一个PDF文件',
  args: { rules: { extensions: ['pdf'], maxCount: 1, capMegabytes: 10 } },
};

function filled(...names: readonly string[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const name of names) transfer.items.add(new File(['content'], name));
  return transfer;
}

function drag(area: HTMLElement, type: string, dataTransfer: DataTransfer) {
  area.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

export const Over: Story = {
  name: '文件拖到上方',
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group', { name: '投标附件' });
    drag(area, 'dragover', filled('一.pdf', '二.pdf', '三.pdf'));
    await expect(await canvas.findByText('松开鼠标上传3个文件')).toBeVisible();
  },
};

export const DropAndPaste: Story = {
  name: '拖放与粘贴',
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('group', { name: '投标附件' });
    drag(area, 'drop', filled('一.pdf', '二.pdf'));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
    const clipboardData = filled('截图.png');
    const button = canvas.getByRole('button', { name: '选择文件' });
    button.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(2));
  },
};

export const Matrix: Story = {
  name: '各种状态',
  render: ({ onAdd }) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
      <DropArea label="平时" rules={documentRules} onAdd={onAdd} />
      <DropArea label="出错" rules={documentRules} onAdd={onAdd} error="文件过小，请检查后重新上传" />
      <DropArea label="锁定" rules={documentRules} onAdd={onAdd} disabled lockedReason="报价截止后不能修改" />
      <DropArea label="矮" rules={documentRules} onAdd={onAdd} slim />
    </div>
  ),
};
