import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorPage } from './error-page.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { OpeningSoon } from './opening-soon.tsx';

const meta = { title: '组件/States 空与错误', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyWithAction: Story = {
  args: { title: '没有符合条件的询价单', text: '换一个条件再试', action: <Button size="regular">发布询价</Button> },
};

const onRetry = fn();

export const Failed: Story = {
  render: () => <ErrorPanel onRetry={onRetry} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
export const Retrying: Story = { render: () => <ErrorPanel onRetry={onRetry} retrying /> };
export const WholePage: Story = { render: () => <ErrorPage message="页面不存在" homeHref="#home" /> };
export const NotOpenYet: Story = { render: () => <OpeningSoon name="开放接口" backHref="#home" /> };
