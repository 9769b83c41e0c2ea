import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const meta = {
  title: '组件/Popover 气泡卡片',
  component: Popover,
  args: {
    trigger: (
      <Button variant="line" size="regular">
        报价明细
      </Button>
    ),
    label: '报价明细',
    children: <p>含税单价3,820.00元/吨，晚4天到货</p>,
  },
} satisfies Meta<typeof Popover>;
export default meta;

export const Closed: StoryObj<typeof meta> = { name: '收起' };

export const Keyboard: StoryObj<typeof meta> = {
  name: '键盘操作',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '报价明细' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const details = await screen.findByRole('dialog', { name: '报价明细' });
    await waitFor(() => expect(details).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Open: StoryObj<typeof meta> = { name: '打开', args: { open: true } };
