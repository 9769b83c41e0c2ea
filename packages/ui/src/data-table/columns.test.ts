import { expect, test } from 'vitest';
import { cardPlaces, nextSort } from './columns.ts';

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

test('the first column is the title of a card unless another one is', () => {
  const column = { title: '', cell: () => '' };
  const [id, name] = [
    { ...column, key: 'id' },
    { ...column, key: 'name' },
  ];
  expect(cardPlaces([id, name])).toEqual(['title', 'line']);
  expect(cardPlaces([id, { ...name, card: 'title' }])).toEqual(['line', 'title']);
  expect(
    cardPlaces([
      { ...id, card: 'detail' },
      { ...name, card: 'title' },
    ]),
  ).toEqual(['detail', 'title']);
});
