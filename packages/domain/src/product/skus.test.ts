import { describe, expect, test } from 'vitest';
import { PRICE_MODE } from './price-steps.ts';
import { checkSkuCount, checkSkus, repeatedCodes, type Sku } from './skus.ts';

const SPECS = [
  { name: '直径', values: ['Φ12', 'Φ16'] },
  { name: '定尺', values: ['9 m'] },
];

const sku = (specValues: readonly string[], changed: Partial<Sku> = {}): Sku => ({
  ...{ skuCode: '', specValues, price: 100, tiers: [], marketPrice: null, stock: 0, enabled: 1 },
  ...changed,
});
const first = ['Φ12', '9 m'];
const second = ['Φ16', '9 m'];

describe('SKUs (domain rules 10.1)', () => {
  test('have a code of their own or none', () => {
    const skus = [sku(first, { skuCode: 'A' }), sku(second, { skuCode: 'A' })];
    const message = 'SKU编码重复';
    expect(checkSkus(PRICE_MODE.fixed, SPECS, skus)).toEqual([
      { row: 0, field: 'skuCode', message },
      { row: 1, field: 'skuCode', message },
    ]);
    expect(repeatedCodes([sku(first), sku(second)]).size).toBe(0);
  });

  test('cost no more than the market price says', () => {
    const message = '市场价不能低于销售价';
    const of = (priceMode: number, changed: Partial<Sku>) =>
      checkSkus(priceMode, SPECS, [sku(first, changed)]).map((one) => one.message);
    expect(of(PRICE_MODE.fixed, { price: 100, marketPrice: 99 })).toEqual([message]);
    expect(of(PRICE_MODE.fixed, { price: 100, marketPrice: 100 })).toEqual([]);
    const tiers = [
      { minQty: '1', price: 100 },
      { minQty: '2', price: 90 },
    ];
    expect(of(PRICE_MODE.tiered, { tiers, marketPrice: 95 })).toEqual([message]);
    expect(of(PRICE_MODE.tiered, { tiers, marketPrice: 100 })).toEqual([]);
    expect(of(PRICE_MODE.agreed, { price: null, marketPrice: 1 })).toEqual([]);
  });

  test('are priced where they are sold', () => {
    const skus = [sku(first, { price: null }), sku(second, { price: null, enabled: 0 })];
    expect(checkSkus(PRICE_MODE.fixed, SPECS, skus)).toEqual([{ row: 0, field: 'price', message: '请输入单价' }]);
    expect(checkSkus(PRICE_MODE.tiered, SPECS, skus)).toEqual([
      { row: 0, field: 'tiers', message: '阶梯价须设置2到5档' },
    ]);
    expect(checkSkus(PRICE_MODE.agreed, SPECS, skus)).toEqual([]);
  });

  test('stand each at a combination, and no two at one', () => {
    const wrong = [sku(first), sku(first), sku(['Φ99', '9 m'])];
    const rows = checkSkus(PRICE_MODE.fixed, SPECS, wrong).map(({ row, field }) => [row, field]);
    expect(rows).toEqual([
      [1, 'specValues'],
      [2, 'specValues'],
    ]);
    expect(checkSkus(PRICE_MODE.fixed, [], [sku([])])).toEqual([]);
  });

  test('one at least is sold', () => {
    expect(checkSkuCount([])).toBe('请至少设置一条价格');
    expect(checkSkuCount([sku(first, { enabled: 0 })])).toBe('请至少设置一条价格');
    expect(checkSkuCount([sku(first, { enabled: 0 }), sku(second)])).toBeNull();
  });
});
