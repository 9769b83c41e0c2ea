import { expect, test } from 'vitest';
import { nextSort } from './columns.ts';

test('clicks on a head sort up, down, and not at all; another column starts anew', () => {
  const up = nextSort(null, 'price');
  const down = nextSort(up, 'price');
  expect([up, down, nextSort(down, 'price')]).toEqual([
    { key: 'price', direction: 'ascending' },
    { key: 'price', direction: 'descending' },
    null,
  ]);
  expect(nextSort(down, 'date')).toEqual({ key: 'date', direction: 'ascending' });
});
