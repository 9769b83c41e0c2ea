import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveTo } from './file-order.ts';

test('moves to the left and to the right', () => {
  expect(moveTo(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'c', 'b']);
  expect(moveTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
});

test('keeps all ids and the order of the others, wherever it is moved', () => {
  const lists = fc.uniqueArray(fc.string(), { minLength: 1 });
  fc.assert(
    fc.property(lists, fc.nat(), fc.integer({ min: -5, max: 60 }), (ids, pick, place) => {
      const id = ids[pick % ids.length] ?? '';
      const moved = moveTo(ids, id, place);
      expect(moved.filter((other) => other !== id)).toEqual(ids.filter((other) => other !== id));
      expect(moved.indexOf(id)).toBe(Math.min(Math.max(place, 0), ids.length - 1));
    }),
  );
});
