import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createEvent, expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StoryColumn } from '../testing/story-grid.tsx';
import { Composer, type ComposerProps } from './composer.tsx';

function KeptComposer({ draft: first, onDraftChange, ...composer }: ComposerProps) {
  const [draft, setDraft] = useState(first);
  return (
    <Composer
      {...composer}
      draft={draft}
      onDraftChange={(next) => {
        setDraft(next);
        onDraftChange(next);
      }}
    />
  );
}

const meta = {
  title: '组件/Composer 消息输入',
  component: Composer,
  render: (args) => <KeptComposer {...args} />,
  args: { maxLength: 4000, maxFileMegabytes: 50, draft: '', onDraftChange: fn(), onSend: fn(), onAttach: fn() },
} satisfies Meta<typeof Composer>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (canvas: { getByRole: typeof screen.getByRole }) => canvas.getByRole('textbox', { name: '输入消息' });

export const Matrix: Story = {
  name: '各种状态',
  render: (args) => (
    <StoryColumn>
      <Composer {...args} />
      <Composer {...args} draft="周一上午 10 点前" />
      <Composer {...args} draft={'第一行\n第二行\n第三行\n第四行\n第五行\n第六行\n第七行\n第八行\n第九行'} />
      <Composer {...args} draft={'太长'.repeat(2010)} />
      <Composer {...args} disabledReason="对方已停用账号，不能再发送消息" />
    </StoryColumn>
  ),
};

export const Blocked: Story = {
  name: '被对方企业拉黑，不能发送消息',
  args: { disabledReason: '对方企业已将贵企业拉黑，不能发送消息' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('对方企业已将贵企业拉黑，不能发送消息')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '输入消息' })).toBeDisabled();
  },
};

export const WithoutAttachments: Story = {
  name: '不能发附件',
  render: ({ onAttach: _none, ...args }) => <KeptComposer {...args} />,
};

export const Keyboard: Story = {
  name: '键盘发送与换行',
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), '第一行{Shift>}{Enter}{/Shift}第二行');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('第一行\n第二行');
    await expect(field(canvas)).toHaveValue('');
    await userEvent.keyboard('   {Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const InputMethod: Story = {
  name: '输入法选字时不发送',
  args: { draft: '你好' },
  play: async ({ canvas, args }) => {
    const enter = (init: KeyboardEventInit & { keyCode: number }) =>
      fireEvent(field(canvas), createEvent.keyDown(field(canvas), { key: 'Enter', ...init }));
    // Choosing a word, and in Safari the key that has just ended choosing.
    await enter({ isComposing: true, keyCode: 229 });
    await enter({ isComposing: true, keyCode: 13 });
    await enter({ isComposing: false, keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await enter({ isComposing: false, keyCode: 13 });
    await expect(args.onSend).toHaveBeenCalledWith('你好');
  },
};

export const EmojiByKeyboard: Story = {
  name: '键盘选表情',
  args: { draft: '收到谢谢' },
  play: async ({ canvas }) => {
    const text = field(canvas);
    text.focus();
    if (text instanceof HTMLTextAreaElement) text.setSelectionRange(2, 2);
    canvas.getByRole('button', { name: '表情' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: '笑' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{End}{Home}');
    await expect(screen.getByRole('button', { name: '赞' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(text).toHaveValue('收到👍谢谢');
    await waitFor(() => expect(text).toHaveFocus());
  },
};

/** How they look is up to the fonts of the machine. */
export const Emojis: Story = {
  name: '表情面板',
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '表情' }));
    await expect(await screen.findByRole('grid', { name: '表情' })).toBeInTheDocument();
  },
};

export const TooLong: Story = {
  name: '超过字数上限',
  args: { draft: '字'.repeat(4001) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('超出 1 个字')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '发送' })).toBeDisabled();
    field(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Paste: Story = {
  name: '粘贴图片',
  tags: ['no-picture'],
  play: async ({ canvas, args }) => {
    const picture = new File(['x'], '现场.png', { type: 'image/png' });
    const carried = new DataTransfer();
    carried.items.add(picture);
    const init = { bubbles: true, cancelable: true };
    await fireEvent(field(canvas), new ClipboardEvent('paste', { ...init, clipboardData: carried }));
    await waitFor(() => expect(args.onAttach).toHaveBeenCalledWith([picture]));
  },
};
