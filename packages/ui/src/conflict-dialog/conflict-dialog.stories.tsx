import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConflictDialog } from './conflict-dialog.tsx';

const meta = {
  title: '组件/ConflictDialog 版本冲突',
  component: ConflictDialog,
  args: {
    changedBy: '宋佳禾',
    changedAt: '2026-11-23 14:33',
    differences: [
      {
        name: 'detail',
        label: '详细地址',
        theirs: '净月大街与福祉大路交汇处东300米',
        mine: '生态大街6600号北门临时道路入口',
      },
      { name: 'tag', label: '地址标签', theirs: '工地', mine: '仓库' },
    ],
    merged: ['收货人', '手机号码'],
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConflictDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '逐项选择',
  play: async ({ args }) => {
    const save = await screen.findByRole('button', { name: '合并并保存（0 / 2）' });
    await expect(save).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: '宋佳禾的值：工地' }));
    await userEvent.click(screen.getByRole('radio', { name: '我的值：生态大街6600号北门临时道路入口' }));
    await userEvent.click(screen.getByRole('button', { name: '合并并保存（2 / 2）' }));
    await expect(args.onSave).toHaveBeenCalledWith(new Set(['tag']));
  },
};

export const Own: Story = {
  name: '自己在其他页面保存过',
  args: { isOwn: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '数据已被他人修改，请刷新后重试' })).toHaveTextContent(
      '您于2026-11-23 14:33在其他页面或设备保存了新的内容。',
    );
    // The dialog fades in.
    await waitFor(() => expect(screen.getByRole('radio', { name: '已保存的值：工地' })).toBeVisible());
  },
};

export const MergedAlone: Story = { name: '没有不同的改动', args: { differences: [] } };
