import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { chosen } from '../../.storybook/toolbar.ts';
import { LiveUpload } from './live-upload.tsx';

const meta = {
  title: '页面模式/Upload 附件上传（实时）',
  component: LiveUpload,
  args: { network: 'ok' },
  argTypes: { network: { control: false, description: '网络的好坏，由工具栏的“网络”决定' } },
  // Progress is another in each moment.
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  render: (_args, { globals }) => <LiveUpload network={chosen(globals, 'network')} />,
} satisfies Meta<typeof LiveUpload>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

async function choose(canvasElement: HTMLElement, ...files: readonly File[]) {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (found === null) throw new Error('The upload is not there yet');
    return found;
  });
  await userEvent.upload(input, [...files], { applyAccept: false });
}

const report = new File(['检测报告'.repeat(20_000)], '检测报告.pdf', { type: 'application/pdf' });

/** A row is there, and says who has uploaded the file: that comes with the confirmation. */
async function isUploaded(canvas: Parameters<Play>[0]['canvas'], name: string) {
  await waitFor(() => expect(canvas.getByText(name).closest('tr')).toHaveTextContent('李采宁'));
}

export const Empty: Story = { name: '还没有附件' };

export const UploadsAndRefuses: Story = {
  name: '上传与拒收不合格文件',
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, report, new File(['MZ'], 'setup.exe'));
    await expect(await canvas.findByText('setup.exe 文件不符合上传条件')).toBeVisible();
    await isUploaded(canvas, '检测报告.pdf');
    await choose(canvasElement, new File([report], '同一份检测报告.pdf'));
    await isUploaded(canvas, '同一份检测报告.pdf');
  },
};

export const GoesOnAfterAnOutage: Story = {
  name: '断网恢复后续传',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '断开网络' }));
    await choose(canvasElement, report);
    await expect(await canvas.findByText('检测报告.pdf')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('检测报告.pdf').closest('tr')).toHaveTextContent('网络'));
    await userEvent.click(canvas.getByRole('button', { name: '恢复网络' }));
    await isUploaded(canvas, '检测报告.pdf');
  },
};
