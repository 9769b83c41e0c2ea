import { dictionary } from '../dictionary/dictionary.ts';
import { SHOP_MESSAGES as texts } from './messages.ts';
import { category, choice, ids, number, toggle } from './prop.ts';

/** Where a group of products or services takes them from (domain rules 14.2). */
export const GOODS_SOURCES = dictionary([
  ['manual', '手动'],
  ['category', '类目'],
  ['newest', '最新'],
  ['hottest', '最热'],
]);

/** A tab has the same, for the products behind it. */
export const productGroupProps = {
  source: choice('商品来源', GOODS_SOURCES, { initial: 'newest' }),
  ids: ids('products', '已选商品', [1, 20], { missing: texts.chooseGoods, when: { prop: 'source', is: ['manual'] } }),
  category: category('shopCategory', '店铺分类', {
    ...{ needed: true, missing: texts.chooseCategory, when: { prop: 'source', is: ['category'] } },
  }),
  count: number('显示数量', [2, 20], { pc: 8, app: 6 }, '件', {
    when: { prop: 'source', is: ['category', 'newest', 'hottest'] },
  }),
  columns: number('每行数量', { pc: [3, 5], app: [1, 2] }, { pc: 4, app: 2 }),
  showPrice: toggle('显示价格', true),
  showStock: toggle('显示库存', false),
  showButton: toggle('显示询价按钮', true),
} as const;

/** Services have no categories of the shop and no stock; the rest is alike. */
export const serviceGroupProps = {
  source: choice(
    '服务来源',
    [
      { value: 'manual', label: '手动' },
      { value: 'newest', label: '最新' },
      { value: 'hottest', label: '最热' },
    ],
    { initial: 'newest' },
  ),
  ids: ids('services', '已选服务', [1, 20], {
    ...{ missing: texts.chooseServices, when: { prop: 'source', is: ['manual'] } },
  }),
  count: number('显示数量', [2, 20], { pc: 8, app: 6 }, '项', { when: { prop: 'source', is: ['newest', 'hottest'] } }),
  columns: number('每行数量', { pc: [3, 5], app: [1, 2] }, { pc: 4, app: 2 }),
  showPrice: toggle('显示价格', true),
  showButton: toggle('显示咨询按钮', true),
} as const;
