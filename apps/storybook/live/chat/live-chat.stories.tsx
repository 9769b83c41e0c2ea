import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chosen } from '../../.storybook/toolbar.ts';
import { LiveChat } from './live-chat.tsx';

const meta = {
  title: '页面模式/Chat 客户消息（实时）',
  component: LiveChat,
  args: { network: 'ok', protocol: 2 },
  argTypes: {
    network: { control: false, description: '采购方网络的好坏，由工具栏的“网络”决定' },
    protocol: {
      control: 'radio',
      options: [1, 2],
      description: '服务器协议的版本：1没有回执确认与补发，断线期间的消息可能没有收全；2全部补齐',
    },
  },
  // Messages are as old as the page; a page of all of them would run as many servers.
  tags: ['no-picture', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: ({ protocol }, { globals }) => (
    <LiveChat key={protocol} protocol={protocol} network={chosen(globals, 'network')} />
  ),
} satisfies Meta<typeof LiveChat>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const side = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
type Side = ReturnType<typeof side>;

async function write(on: Side, text: string) {
  await userEvent.type(await on.findByRole('textbox', { name: '输入消息' }), `${text}{Enter}`);
}

const logHas = (on: Side, text: string) => waitFor(() => expect(on.getByRole('log')).toHaveTextContent(text));

/** Both are connected and see what was written before. */
async function bothSides(canvas: Canvas) {
  const buyer = side(canvas, '采购方');
  const seller = side(canvas, '供应方');
  for (const one of [buyer, seller]) {
    await one.findByRole('log');
    await logHas(one, '其余不变');
  }
  return { buyer, seller };
}

export const TwoUsers: Story = {
  name: '采购方与供应方对话',
  play: async ({ canvas }) => {
    await bothSides(canvas);
  },
};

export const ArrivesAndIsRead: Story = {
  name: '消息送达并已读',
  play: async ({ canvas }) => {
    const { buyer, seller } = await bothSides(canvas);
    await write(buyer, '周一上午能到货吗？');
    await logHas(seller, '吉林北辰建设集团有限公司：周一上午能到货吗？');
    const written = await within(buyer.getByRole('log')).findByText('周一上午能到货吗？');
    await waitFor(() => expect(written.closest('[data-message]')).toHaveTextContent('已读'));
    await write(seller, '能，上午十点前到');
    await logHas(buyer, '吉林市松屿建材有限公司：能，上午十点前到');
  },
};

export const Reconnects: Story = {
  name: '断线后重连，补发与补收',
  play: async ({ canvas }) => {
    const { buyer, seller } = await bothSides(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '断开采购方的网络' }));
    const retry = await buyer.findByRole('button', { name: '立即重连' });
    await expect(buyer.getByText('连接已断开，消息将在恢复后发送')).toBeVisible();
    await write(buyer, '断网时写的');
    await logHas(buyer, '待发送');
    await write(seller, '断网时收的');
    await logHas(seller, '断网时收的');
    await expect(buyer.getByRole('log')).not.toHaveTextContent('断网时收的');
    await userEvent.click(canvas.getByRole('button', { name: '恢复采购方的网络' }));
    await userEvent.click(retry);
    await logHas(seller, '断网时写的');
    await logHas(buyer, '断网时收的');
    await expect(within(seller.getByRole('log')).getAllByText('断网时写的')).toHaveLength(1);
    await waitFor(() => expect(buyer.getByRole('log')).not.toHaveTextContent('待发送'));
  },
};

export const FindsWhatWasSaid: Story = {
  name: '查找聊天记录',
  play: async ({ canvas }) => {
    const { buyer } = await bothSides(canvas);
    await userEvent.click(buyer.getByRole('button', { name: '查找聊天记录' }));
    await userEvent.type(await buyer.findByRole('searchbox', { name: '查找内容' }), '仓库');
    await expect(await buyer.findByText('找到 1 条消息')).toBeVisible();
    await userEvent.click(buyer.getByRole('button', { name: /^吉林市松屿.*仓库/ }));
    await logHas(buyer, '我跟仓库确认一下');
  },
};

export const RefusedThenResent: Story = {
  name: '发送被拒后重发',
  play: async ({ canvas }) => {
    const { buyer, seller } = await bothSides(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '让服务器拒收' }));
    await write(buyer, '请补一份检测报告');
    const resend = await buyer.findByRole('button', { name: '重发' });
    await userEvent.click(canvas.getByRole('button', { name: '让服务器接收' }));
    await userEvent.click(resend);
    await logHas(seller, '请补一份检测报告');
  },
};

export const OthersAreUnread: Story = {
  name: '其他企业来消息，未读计数',
  play: async ({ canvas }) => {
    const { buyer } = await bothSides(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '第三家企业来消息' }));
    const row = await buyer.findByRole('button', { name: /^长春拓垚.*泵车/ });
    await expect(row).toHaveTextContent('1');
    await userEvent.click(row);
    await logHas(buyer, '长春拓垚混凝土有限公司：明早六点泵车到场，可以吗？');
  },
};

export const UsedElsewhere: Story = {
  name: '账号在别处登录',
  play: async ({ canvas }) => {
    const { buyer } = await bothSides(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '采购方在别处登录' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('账号已经在别处登录');
    await expect(buyer.queryByRole('button', { name: '立即重连' })).not.toBeInTheDocument();
  },
};

/** What was missed may be missing: this version of the protocol has no way to tell. */
export const OldProtocol: Story = {
  name: '旧版协议',
  args: { protocol: 1 },
  play: async ({ canvas }) => {
    const { buyer, seller } = await bothSides(canvas);
    await write(seller, '旧协议的服务器也收得到');
    await logHas(buyer, '旧协议的服务器也收得到');
  },
};
