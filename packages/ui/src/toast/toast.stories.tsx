import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { showToast, Toaster } from './toast.tsx';

const meta = {
  title: '组件/Toast 轻提示',
  component: Toaster,
  render: () => (
    <>
      <Button onClick={() => showToast({ tone: 'info', text: '已为您保存草稿' })}>提示</Button>
      <Button variant="danger" onClick={() => showToast({ tone: 'error', text: '提交失败，请稍后再试' })}>
        报错
      </Button>
      <Toaster />
    </>
  ),
} satisfies Meta<typeof Toaster>;
export default meta;

export const ErrorStaysUntilClosed: StoryObj<typeof meta> = {
  name: '错误提示，关闭前不消失',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '报错' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('提交失败，请稍后再试');
  },
};
export const Information: StoryObj<typeof meta> = {
  name: '结果提示',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提示' }));
    await expect(await screen.findByText('已为您保存草稿')).toBeInTheDocument();
  },
};
export const OffersAnAction: StoryObj<typeof meta> = {
  name: '带操作的提示',
  render: () => (
    <>
      <Button
        onClick={() => showToast({ tone: 'warning', text: '请先登录', action: { text: '登录', href: '#login' } })}
      >
        发布询价
      </Button>
      <Toaster />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发布询价' }));
    await expect(await screen.findByRole('link', { name: '登录' })).toBeInTheDocument();
  },
};
