import type { LineItem } from '@jianzhu/ui/line-item-grid';
import { expect, it } from 'vitest';
import { mergeSameLines, sumOfQuantities } from './merge-lines.ts';

const lineOf = (id: string, quantity: string): LineItem => ({ id, values: { materialName: '螺纹钢', quantity } });

it.each([
  [['86.4', '72.5'], '158.9'],
  [['0.001', '0.002'], '0.003'],
  [['100', ''], '100'],
  [['10', 'x'], '10'],
  [[], '0'],
])('%j come to %s', (quantities, sum) => {
  expect(sumOfQuantities(quantities.map((quantity, at) => lineOf(String(at), quantity)))).toBe(sum);
});

it('of two lines that ask for the same the first one stays, with both quantities', () => {
  const [one, other, third] = [lineOf('1', '1.5'), lineOf('2', '2'), lineOf('3', '9')];
  expect(mergeSameLines([one, other, third], one, other)).toEqual([lineOf('1', '3.5'), third]);
});
