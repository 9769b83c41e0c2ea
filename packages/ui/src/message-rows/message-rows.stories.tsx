import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MessageRows } from './message-rows.tsx';

const meta = {
  title: '组件/MessageRows 消息行',
  component: MessageRows,
  args: {
    items: [
      { id: '1', title: '供应链贷年化3.35%起', content: '凭平台履约记录申请', time: '今天10:24', unread: true },
      {
        id: '2',
        title: '绿色建材采购补贴申报提醒',
        content: '可申报。'.repeat(60),
        time: '11-19 08:30',
        unread: false,
      },
    ],
    onOpen: fn(),
  },
} satisfies Meta<typeof MessageRows>;
export default meta;

export const ReadAndUnread: StoryObj<typeof meta> = {
  name: '已读与未读',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /未读/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('1');
  },
};
