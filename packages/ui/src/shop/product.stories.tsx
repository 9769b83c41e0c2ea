import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import bridgeUrl from '../art/scene-bridge.svg?no-inline';
import prefabUrl from '../art/scene-prefab.svg?no-inline';
import { Button } from '../button/button.tsx';
import { GoodsCards } from './goods-cards.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductOffer, type ProductOfferProps } from './product-offer.tsx';
import { PaperList, ProductFacts, ProductPage } from './product-page.tsx';
import { ShopFrame, ShopNav, ShopSheet } from './shop-frame.tsx';
import { sampleGoods } from './testing/sample-shop.ts';

const NAME = 'HRB400E抗震螺纹钢Φ12至Φ32';

const offer: ProductOfferProps = {
  name: NAME,
  tags: [{ text: '现货', tone: 'success' }],
  note: '衡砺，执行标准GB/T 1499.2，商品编码SP2026110300021',
  prices: [
    { key: '5', price: '¥3,480.00', note: '5 - 60吨', look: 'plain' },
    { key: '60', price: '¥3,460.00', note: '60 - 200吨', look: 'reached' },
    { key: '200', price: '¥3,440.00', note: '≥ 200吨', look: 'plain' },
    { key: 'market', price: '¥3,560.00', note: '市场价', look: 'struck' },
  ],
  agreed: '面议',
  terms: '单价：元/吨，含税13%',
  specs: [
    {
      name: '直径',
      values: [
        { value: 'Φ12', isChosen: false, mismatch: '', isGone: false },
        { value: 'Φ16', isChosen: true, mismatch: '', isGone: false },
        { value: 'Φ40', isChosen: false, mismatch: '无此组合', isGone: true },
      ],
    },
    {
      name: '定尺',
      values: [
        { value: '9m', isChosen: true, mismatch: '', isGone: false },
        { value: '6m', isChosen: false, mismatch: '无此组合', isGone: false },
      ],
    },
  ],
  onChoose: fn(),
  quantity: { text: '80', unit: '吨', hint: '库存420吨，起订5吨', fault: '', onChange: fn(), onStep: fn() },
  facts: [{ term: '供货', value: '长春、吉林、四平，发货周期2天，长春市区60吨以上免运费' }],
  sum: { formula: '80吨 × ¥3,460.00', amount: '¥276,800.00', unit: '', hint: '再增120吨可享¥3,440.00' },
  actions: <Button>询价</Button>,
  hint: '本平台不设购物车：询价后由卖家正式报价，价格以报价为准。',
};

const meta = {
  title: '页面模式/ProductPage 商品页',
  component: ProductPage,
  parameters: { layout: 'fullscreen' },
  args: {
    path: [{ name: '首页', href: '#home' }, { name: '长春衡砺钢材贸易有限公司', href: '#shop' }, { name: NAME }],
    gallery: <ProductGallery pictures={[prefabUrl, bridgeUrl]} name={NAME} />,
    offer: <ProductOffer {...offer} />,
    parts: [
      {
        key: 'facts',
        title: '规格参数',
        content: (
          <ProductFacts
            facts={[
              { term: '品牌', value: '衡砺' },
              { term: '牌号', value: 'HRB400E' },
            ]}
          />
        ),
      },
      { key: 'same', title: '同店商品', content: <GoodsCards goods={sampleGoods} columns={4} /> },
    ],
    rail: (
      <PaperList
        papers={[
          {
            key: '1',
            name: '质量证明书.pdf',
            note: '1.2 MB',
            action: (
              <Button variant="line" size="compact">
                查看
              </Button>
            ),
          },
        ]}
      />
    ),
  },
} satisfies Meta<typeof ProductPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = { name: '商品页' };

function Chosen() {
  const [text, setText] = useState('80');
  return (
    <ProductOffer
      {...offer}
      quantity={{ ...offer.quantity, text, fault: text === '1' ? '起订量为5吨' : '', onChange: setText }}
    />
  );
}

export const Offer: Story = {
  name: '选规格与数量',
  render: () => <Chosen />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^6m/ }));
    await expect(offer.onChoose).toHaveBeenCalledWith(1, '6m');
    await expect(canvas.getByRole('button', { name: /^Φ40/ })).toBeDisabled();
    const quantity = canvas.getByRole('textbox', { name: '数量' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '1');
    await expect(canvas.getByText('起订量为5吨')).toBeVisible();
  },
};

export const Agreed: Story = {
  name: '价格面议',
  render: () => {
    const { sum: _sum, ...rest } = offer;
    return <ProductOffer {...rest} prices={[]} specs={[]} tags={[{ text: '暂时缺货', tone: 'warning' }]} />;
  },
};

export const Gallery: Story = {
  name: '图片与放大',
  render: () => (
    <div style={{ width: 400 }}>
      <ProductGallery pictures={[prefabUrl, bridgeUrl]} name={NAME} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '第2张图片' }));
    await expect(canvas.getByText('2 / 2')).toBeVisible();
  },
};

export const Frame: Story = {
  name: '店铺页面的外框',
  render: () => (
    <ShopFrame
      platform={{ name: '吉林省建筑业数字平台', href: '#home' }}
      notice="预览草稿，访客看不到；链接有效至2026-11-27 20:30"
      account={<Button variant="quiet">登录</Button>}
    >
      <ShopNav
        label="店铺导航"
        links={[
          { key: 'home', text: '店铺首页', href: '#shop', current: true },
          { key: 'products', text: '全部商品', href: '#products', current: false },
        ]}
        end="浏览1,204次"
      />
      <ShopSheet title="快速询价">生成一份只邀请本店的询价草稿。</ShopSheet>
    </ShopFrame>
  ),
};
