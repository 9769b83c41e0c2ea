import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: '组件/Dialog 对话框',
  component: Dialog,
  // What is open would cover the page of the component.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { open: true, onOpenChange: fn(), title: '邀请成员', text: '成员收到短信后24小时内可加入。' },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithActions: Story = {
  name: '带操作的对话框',
  args: { actions: <Button size="regular">发送邀请</Button> },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: '邀请成员' })).toHaveAccessibleDescription();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const LongNames: Story = {
  name: '长名称',
  args: {
    title: '邀请吉林省第一建筑工程集团股份有限公司长春净月高新区分公司的项目成员',
    text: '成员收到短信后24小时内可加入。'.repeat(20),
    actions: <Button size="regular">发送邀请</Button>,
  },
};

const onConfirm = fn();

export const Confirm: Story = {
  name: '确认操作',
  render: () => (
    <ConfirmDialog open text="确定退出登录？" confirmText="确认退出" onConfirm={onConfirm} onCancel={fn()} />
  ),
  play: async () => {
    const cancel = await screen.findByRole('button', { name: '取消' });
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};
export const ConfirmPending: Story = {
  name: '确认后处理中',
  render: () => (
    <ConfirmDialog open text="确定退出登录？" confirmText="确认退出" onConfirm={fn()} onCancel={fn()} pending />
  ),
};
