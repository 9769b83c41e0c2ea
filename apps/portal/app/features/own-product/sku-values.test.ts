import { PRICE_MODE } from '@jianzhu/domain/products';
import { describe, expect, it } from 'vitest';
import { blankSku, pricedAs, quantitiesOf, rowOf, type SkuDraft, savedSkus, skuOf } from './sku-values.ts';

const sku: SkuDraft = {
  ...blankSku(['Φ12', '9 m']),
  ...{ id: '3', skuCode: 'HRB-12', marketPrice: 370_000, stock: 260, weightKg: '8.5', image: '/a.png' },
  tiers: [
    { minQty: '5', price: 362_000 },
    { minQty: '60', price: 360_000 },
  ],
};

describe('SKUs as rows of a matrix', () => {
  it('come back as they were, with all that no column shows', () => {
    const quantities = quantitiesOf([sku]);
    expect(quantities).toEqual(['5', '60']);
    expect(skuOf(sku, rowOf(sku, quantities), quantities)).toEqual(sku);
  });

  it('keep what was typed and means nothing, so that it is refused instead of lost', () => {
    const row = rowOf(sku, ['5']);
    const typed = skuOf(sku, { ...row, values: { ...row.values, 'tier-0': '3k', stock: '1.5' } }, ['5']);
    expect(typed.tiers).toEqual([{ minQty: '5', price: '3k' }]);
    expect(typed.stock).toBe('1.5');
    expect(rowOf(typed, ['5']).values).toMatchObject({ 'tier-0': '3k', stock: '1.5' });
  });

  it('show steps of other SKUs as columns that are empty, and make no step of them', () => {
    const other = { ...sku, tiers: [{ minQty: '7', price: 1 }] };
    const quantities = quantitiesOf([sku, other]);
    expect(quantities).toEqual(['5', '7', '60']);
    expect(rowOf(sku, quantities).values['tier-1']).toBe('');
    expect(skuOf(sku, rowOf(sku, quantities), quantities).tiers).toEqual(sku.tiers);
  });

  it('carry their price to another way of pricing, and are saved with that alone', () => {
    const fixed = pricedAs([sku], PRICE_MODE.fixed, []);
    expect(fixed[0]?.price).toBe(362_000);
    expect(savedSkus(fixed, PRICE_MODE.fixed)[0]?.tiers).toEqual([]);
    const once = { ...sku, tiers: [], price: 5 };
    expect(pricedAs([once], PRICE_MODE.tiered, ['2'])[0]?.tiers).toEqual([{ minQty: '2', price: 5 }]);
    expect(savedSkus([once], PRICE_MODE.agreed)[0]).toMatchObject({ price: null, tiers: [] });
  });
});
