import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgeScroll, isSamePlace, lineOf, placeAt } from './drop-place.ts';

const stack = (heights: readonly number[]) => {
  let top = 0;
  return heights.map((height) => {
    const block = { top, bottom: top + height };
    top += height;
    return block;
  });
};

const blocks = stack([150, 380, 100]);

test('a block goes before the first one whose middle is below the pointer', () => {
  expect([0, 74, 76, 339, 341, 579, 581, 9000].map((y) => placeAt(blocks, y, 0))).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

test('nothing goes before a block that stays first', () => {
  expect(placeAt(blocks, -20, 1)).toBe(1);
  expect(placeAt([], 40, 1)).toBe(0);
});

test('the place is the one that counting the middles finds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 60 }),
      fc.integer({ max: 60_000 }),
      (sizes, y) => {
        const all = stack(sizes);
        expect(placeAt(all, y, 0)).toBe(all.filter(({ top, bottom }) => (top + bottom) / 2 <= y).length);
      },
    ),
  );
});

test('the line stands above the block of its place, or below the last one', () => {
  expect([0, 1, 2, 3].map((place) => lineOf(blocks, place))).toEqual([0, 150, 530, 630]);
  expect(lineOf([], 0)).toBe(0);
});

test('a block dropped beside itself stays', () => {
  expect([1, 2, 3, 4].map((place) => isSamePlace(2, place))).toEqual([false, true, true, false]);
});

test('the canvas scrolls near its edges alone, faster towards them', () => {
  const area = { top: 100, bottom: 800 };
  expect(edgeScroll(400, area)).toBe(0);
  expect(edgeScroll(101, area)).toBe(-18);
  expect(edgeScroll(150, area)).toBeGreaterThan(-18);
  expect(edgeScroll(90, area)).toBe(-18);
  expect(edgeScroll(799, area)).toBe(18);
});
