import { expect, test } from 'vitest';
import { suggestionOf } from './material-suggestions.ts';

const material = { id: '7', categoryCode: '0101', materialName: '螺纹钢', spec: 'HRB400E Φ25', unit: 't' };

test('a material fills in name, model, unit and category, and the price of the last deal', () => {
  expect(suggestionOf({ ...material, lastPrice: 356_050, lastDealDate: '2026-10-08' })).toEqual({
    id: '7',
    label: '螺纹钢 HRB400E Φ25',
    detail: '螺纹钢 · 吨 · 最近成交 ¥3,560.50（2026-10-08）',
    values: { materialName: '螺纹钢', spec: 'HRB400E Φ25', unit: 't', categoryCode: '0101', refPrice: '3560.50' },
  });
});

test('without a deal the price stays what it is', () => {
  const { detail, values } = suggestionOf({ ...material, lastPrice: null, lastDealDate: '' });
  expect(detail).toBe('螺纹钢 · 吨');
  expect(values).not.toHaveProperty('refPrice');
});
