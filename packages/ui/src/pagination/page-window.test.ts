import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow, readPage } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [1, 0, []],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [1, 20, [1, 2, 3, 4, 5, 6, 7, 'gap-after', 20]],
  [5, 20, [1, 2, 3, 4, 5, 6, 7, 'gap-after', 20]],
  [6, 20, [1, 'gap-before', 4, 5, 6, 7, 8, 'gap-after', 20]],
  [15, 20, [1, 'gap-before', 13, 14, 15, 16, 17, 'gap-after', 20]],
  [16, 20, [1, 'gap-before', 14, 15, 16, 17, 18, 19, 20]],
  [99, 20, [1, 'gap-before', 14, 15, 16, 17, 18, 19, 20]],
])('page %i of %i shows %j', (current, pages, expected) => {
  expect(pageWindow(current, pages)).toEqual(expected);
});

test('every pager holds first, last and current page in order, and never more than nine places', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (first, second) => {
      const [current, pages] = [Math.min(first, second), Math.max(first, second)];
      const numbers = pageWindow(current, pages).filter((place) => typeof place === 'number');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, current, pages]));
      expect(pageWindow(current, pages)).toHaveLength(Math.min(pages, 9));
    }),
  );
});

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['999', 124],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['１２', null],
  ['', null],
  ['页', null],
])('%j is read as page %j of 124', (text, page) => {
  expect(readPage(text, 124)).toBe(page);
});
