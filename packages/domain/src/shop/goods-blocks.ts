import type { BlockSpec } from './block-spec.ts';
import { productGroupProps, serviceGroupProps } from './goods-props.ts';
import { SHOP_MESSAGES as texts } from './messages.ts';
import { ids, items, text } from './prop.ts';

const BOTH = ['pc', 'app'] as const;

/** 商品 of domain rules 14.2. */
export const goodsBlocks = {
  productGroup: {
    ...{ label: '商品分组', group: 'goods', about: '按来源成行显示商品', max: 5, terminals: BOTH, vipLevel: 0 },
    props: productGroupProps,
  },
  productSlide: {
    ...{ label: '商品横滑', group: 'goods', about: '3到12件商品横向滑动', max: 3, terminals: BOTH, vipLevel: 2 },
    props: { ids: ids('products', '已选商品', [3, 12], { missing: texts.chooseGoods }) },
  },
  serviceGroup: {
    ...{ label: '服务分组', group: 'goods', about: '按来源成行显示服务', max: 3, terminals: BOTH, vipLevel: 2 },
    props: serviceGroupProps,
  },
  tabs: {
    ...{ label: '选项卡', group: 'goods', about: '2到5组商品，点击切换', max: 2, terminals: BOTH, vipLevel: 2 },
    props: {
      tabs: items('选项卡', '选项卡', [2, 5], {
        text: text('文字', 10, { needed: true, min: 1, initial: '选项卡' }),
        ...productGroupProps,
      }),
    },
  },
} as const satisfies Readonly<Record<string, BlockSpec>>;
