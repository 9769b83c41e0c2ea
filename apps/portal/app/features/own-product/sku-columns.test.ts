import { PRICE_MODE } from '@jianzhu/domain/products';
import { lineItemErrors } from '@jianzhu/ui/line-item-grid';
import { expect, it } from 'vitest';
import { type SkuColumnOptions, skuColumnsOf } from './sku-columns.ts';
import { blankSku, rowOf, type SkuDraft } from './sku-values.ts';

const tiered: SkuColumnOptions = {
  ...{ priceMode: PRICE_MODE.tiered, unit: '吨', quantities: ['5', '60'], repeated: new Set(), isTried: true },
};

const wrong = (sku: Partial<SkuDraft>, options: Partial<SkuColumnOptions> = {}) => {
  const asked = { ...tiered, ...options };
  const row = rowOf({ ...blankSku([]), ...sku }, asked.quantities);
  return lineItemErrors([row], skuColumnsOf(asked)).map(({ key, message }) => [key, message]);
};
const steps = (first: number, second: number) => [
  { minQty: '5', price: first },
  { minQty: '60', price: second },
];

it('says in the cell that breaks it that steps must rise in quantity and fall in price', () => {
  expect(wrong({ tiers: steps(100, 90) })).toEqual([]);
  expect(wrong({ tiers: steps(90, 100) })).toEqual([['tier-1', '阶梯价：数量须递增、单价须递减']]);
  expect(wrong({ tiers: steps(100, 90) }, { quantities: ['60', '5'] })).toEqual([
    ['tier-1', '阶梯价：数量须递增、单价须递减'],
  ]);
});

it('asks for prices of what is sold, once the form was sent', () => {
  const missing = [['price', '请输入单价（元/吨）']];
  expect(wrong({}, { priceMode: PRICE_MODE.fixed })).toEqual(missing);
  expect(wrong({}, { priceMode: PRICE_MODE.fixed, isTried: false })).toEqual([]);
  expect(wrong({ enabled: 0 }, { priceMode: PRICE_MODE.fixed })).toEqual([]);
  expect(wrong({}, { priceMode: PRICE_MODE.agreed })).toEqual([]);
});

it('refuses codes that are there twice, market prices below the price, and stock that is no whole number', () => {
  expect(wrong({ tiers: steps(100, 90), skuCode: 'A' }, { repeated: new Set(['A']) })).toEqual([
    ['skuCode', 'SKU编码重复'],
  ]);
  expect(wrong({ tiers: steps(100, 90), marketPrice: 95 })).toEqual([['marketPrice', '市场价不能低于销售价']]);
  expect(wrong({ tiers: steps(100, 90), stock: '1.5' })).toEqual([['stock', '库存（吨）须为0到9999999之间的整数']]);
});
