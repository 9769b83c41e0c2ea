import { SHOP_ICONS } from './basic-blocks.ts';
import type { BlockSpec } from './block-spec.ts';
import { SHOP_MESSAGES as texts } from './messages.ts';
import { category, choice, choices, ids, items, link, text } from './prop.ts';

const BOTH = ['pc', 'app'] as const;

/** 营销 of domain rules 14.2. */
export const marketingBlocks = {
  inquiryEntry: {
    ...{ label: '快速询价', group: 'marketing', about: '一步发起对本店的询价', max: 1, terminals: BOTH, vipLevel: 2 },
    props: {
      title: text('标题', 20, { needed: true, min: 1, initial: '没有找到合适的商品？' }),
      button: text('按钮文字', 8, { needed: true, min: 1, initial: '快速询价' }),
      category: category('materialCategory', '预设类目'),
    },
  },
  coupon: {
    ...{ label: '优惠活动', group: 'marketing', about: '店铺的优惠活动', max: 1, terminals: BOTH, vipLevel: 2 },
    props: { ids: ids('offers', '已选活动', [1, 6], { missing: texts.chooseOffers }) },
  },
  floatBar: {
    ...{ label: '悬浮客服', group: 'marketing', about: '固定在页面一侧的电话、沟通与返回顶部', max: 1, vipLevel: 2 },
    terminals: ['pc'],
    props: {
      side: choice('位置', [
        { value: 'right', label: '右侧' },
        { value: 'left', label: '左侧' },
      ]),
      items: choices(
        '内容',
        [
          { value: 'phone', label: '电话' },
          { value: 'chat', label: '在线沟通' },
          { value: 'top', label: '返回顶部' },
        ],
        ['phone', 'chat', 'top'],
        { needed: true },
      ),
    },
  },
  bottomNav: {
    ...{ label: '底部导航', group: 'marketing', about: '手机店铺底部的3到5个入口', max: 1, vipLevel: 2 },
    terminals: ['app'],
    props: {
      items: items('导航', '导航', [3, 5], {
        icon: choice('图标', SHOP_ICONS),
        text: text('文字', 4, { needed: true, min: 1 }),
        link: link(),
      }),
    },
  },
} as const satisfies Readonly<Record<string, BlockSpec>>;
