import { PRICE_MODE } from '@jianzhu/domain/products';
import { describe, expect, it } from 'vitest';
import type { ShownSku } from './sku-choice.ts';
import { amountAt, nextStep, priceAt, priceSteps, quantityFault } from './sku-price.ts';

const tiered: ShownSku = {
  ...{ id: '1', skuCode: '', specValues: [], price: null, marketPrice: null, stock: 5, weightKg: '', image: '' },
  enabled: 1,
  tiers: [
    { minQty: '5', price: 348_000 },
    { minQty: '60', price: 346_000 },
    { minQty: '200', price: 344_000 },
  ],
};
const fixed: ShownSku = { ...tiered, price: 1250, tiers: [] };

describe('what a combination costs', () => {
  it('is told by steps of the quantity, the reached one marked', () => {
    const steps = priceSteps(PRICE_MODE.tiered, tiered, '80', '吨');
    expect(steps.map(({ quantities, isReached }) => [quantities, isReached])).toEqual([
      ['5 - 60吨', false],
      ['60 - 200吨', true],
      ['≥ 200吨', false],
    ]);
    expect(priceSteps(PRICE_MODE.fixed, fixed, '1', '吨')).toMatchObject([{ price: 1250, quantities: '' }]);
    expect(priceSteps(PRICE_MODE.agreed, tiered, '1', '吨')).toEqual([]);
  });

  it('follows the quantity, in fen', () => {
    expect(priceAt(PRICE_MODE.tiered, tiered, '4')).toBeNull();
    expect(amountAt(PRICE_MODE.tiered, tiered, '80', 13)).toBe(27_680_000);
    expect(amountAt(PRICE_MODE.fixed, fixed, '0.001', 13)).toBe(1);
    expect(amountAt(PRICE_MODE.fixed, fixed, 'x', 13)).toBeNull();
    expect(amountAt(PRICE_MODE.agreed, fixed, '1', 13)).toBeNull();
  });

  it('says how much more has the next price', () => {
    expect(nextStep(tiered, '80')).toEqual({ more: '120', price: 344_000 });
    expect(nextStep(tiered, '59.5')).toEqual({ more: '0.5', price: 346_000 });
    expect(nextStep(tiered, '200')).toBeNull();
  });

  it('is asked for from the least quantity on', () => {
    expect(quantityFault('4', '5', '吨')).toBe('起订量为5吨');
    expect(quantityFault('abc', '5', '吨')).toBe('请输入正确的数量，最多三位小数');
    expect(quantityFault('5', '5', '吨')).toBe('');
  });
});
