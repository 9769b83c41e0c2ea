import { describe, expect, it } from 'vitest';
import { chooseValue, firstSku, isPossible, isSold, type ShownSku, skuText } from './sku-choice.ts';

const sku = (id: string, specValues: string[], over: Partial<ShownSku> = {}): ShownSku => ({
  ...{ id, skuCode: '', specValues, price: 100, tiers: [], marketPrice: null, stock: 5, weightKg: '', image: '' },
  enabled: 1,
  ...over,
});

const skus = [
  sku('1', ['Φ12', '9m'], { stock: 0 }),
  sku('2', ['Φ12', '12m']),
  sku('3', ['Φ16', '9m']),
  sku('4', ['Φ16', '12m'], { enabled: 0 }),
  sku('5', ['Φ25', '6m'], { enabled: 0 }),
];

describe('the choice of a combination', () => {
  it('begins with the one that the address names, else with one that is there', () => {
    expect(firstSku(skus, '3')?.id).toBe('3');
    expect(firstSku(skus, '4')?.id).toBe('2');
    expect(firstSku(skus, null)?.id).toBe('2');
    expect(firstSku([sku('1', [], { stock: 0 })], null)?.id).toBe('1');
    expect(firstSku([], null)).toBeNull();
  });

  it('knows what is sold at all, and what with the rest of the choice', () => {
    expect(isSold(skus, 0, 'Φ25')).toBe(false);
    expect(isSold(skus, 1, '12m')).toBe(true);
    expect(isPossible(skus, ['Φ12', '12m'], 0, 'Φ16')).toBe(false);
    expect(isPossible(skus, ['Φ12', '12m'], 1, '9m')).toBe(true);
  });

  it('leads into no corner: what cannot stay gives way', () => {
    const [, second] = skus;
    if (second === undefined) throw new Error('no second');
    expect(chooseValue(skus, second, 0, 'Φ16').id).toBe('3');
    expect(chooseValue(skus, second, 1, '9m').id).toBe('1');
    expect(chooseValue(skus, second, 0, 'Φ25')).toBe(second);
  });

  it('is said in words', () => {
    const specs = [
      { name: '直径', values: ['Φ12'] },
      { name: '定尺', values: ['9m'] },
    ];
    expect(skuText(specs, sku('1', ['Φ12', '9m']))).toBe('直径：Φ12，定尺：9m');
    expect(skuText([], sku('1', []))).toBe('');
  });
});
