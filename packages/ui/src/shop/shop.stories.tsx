import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ShopBlock, ShopBlocks, ShopPageGround } from './shop-blocks.tsx';
import { ShopLeaving } from './shop-link.tsx';
import type { ShopTerminal } from './shop-view.ts';
import { sampleBlock, sampleBlocks, sampleOf } from './testing/sample-shop.ts';

const GROUND = { background: '#f5f7fa', backgroundImage: '', themeColor: '#006ce4', labelColor: '#ffffff' } as const;

const of = (terminal: ShopTerminal) =>
  sampleBlocks.filter(({ type }) => type !== (terminal === 'pc' ? 'bottomNav' : 'floatBar'));

const meta = {
  title: '页面模式/ShopBlocks 店铺组件',
  component: ShopBlocks,
  parameters: { layout: 'fullscreen' },
  args: { blocks: of('pc'), terminal: 'pc', isStill: true },
  render: (args) => (
    <ShopLeaving>
      <ShopPageGround {...GROUND} terminal={args.terminal ?? 'pc'}>
        <ShopBlocks {...args} />
      </ShopPageGround>
    </ShopLeaving>
  ),
} satisfies Meta<typeof ShopBlocks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pc: Story = { name: '电脑店铺，每种组件一个' };

export const App: Story = {
  name: '手机店铺',
  args: { blocks: of('app'), terminal: 'app' },
  render: (args) => (
    <div style={{ width: 375 }}>
      <ShopPageGround {...GROUND} terminal="app">
        <ShopBlocks {...args} />
      </ShopPageGround>
    </div>
  ),
};

export const Leaving: Story = {
  name: '离开平台前先问',
  args: { blocks: [sampleOf('carousel')] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '价格行情' }));
    const dialog = await screen.findByRole('dialog', { name: '即将离开本平台' });
    await expect(dialog).toHaveTextContent('www.example.cn');
  },
};

export const Tabs: Story = {
  name: '选项卡换一组商品',
  args: { blocks: [sampleOf('tabs')] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '管材' }));
    await expect(canvas.getByText('暂无商品')).toBeVisible();
  },
};

export const Outlined: Story = {
  name: '没有内容的组件，装修时画出位置',
  render: () => (
    <ShopPageGround {...GROUND} terminal="pc">
      <ShopBlock outlined block={sampleBlock('productGroup', { goods: [], columns: 4 })} />
    </ShopPageGround>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“商品分组”还没有内容')).toBeVisible();
  },
};
