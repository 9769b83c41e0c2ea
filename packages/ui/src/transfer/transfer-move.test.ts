import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markRange, searchItems, splitItems, type TransferItem, toggleAll } from './transfer-move.ts';

const items: readonly TransferItem[] = [
  { id: 'a', label: '北辰建设', detail: '长春市' },
  { id: 'b', label: '松江桥梁', disabled: true },
  { id: 'c', label: 'Hailan市政' },
];

test('chosen rows stand in the order of choosing, the others in their own', () => {
  const { source, target } = splitItems(items, ['c', 'a', 'gone']);
  expect(source.map(({ id }) => id)).toEqual(['b']);
  expect(target.map(({ id }) => id)).toEqual(['c', 'a']);
});

test.each([
  ['', ['a', 'b', 'c']],
  ['长春', ['a']],
  [' hAILAN ', ['c']],
  ['没有', []],
])('searching %j finds %j', (text, ids) => {
  expect(searchItems(items, text).map(({ id }) => id)).toEqual(ids);
});

test('all marks what may move, again unmarks it, and other marks stay', () => {
  const all = toggleAll(new Set(['hidden']), items);
  expect([...all]).toEqual(['hidden', 'a', 'c']);
  expect([...toggleAll(all, items)]).toEqual(['hidden']);
});

test('a range goes both ways and leaves out what may not move', () => {
  expect([...markRange(new Set(), items, 2, 0)]).toEqual(['a', 'c']);
});

test('no row is lost or doubled between the sides', () => {
  fc.assert(
    fc.property(fc.subarray(items.map(({ id }) => id)), (value) => {
      const { source, target } = splitItems(items, value);
      expect([...source, ...target].map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
    }),
  );
});
