import { CATEGORY_READINGS, LEAF_CATEGORIES } from '@jianzhu/domain/catalogs';
import { expect, test } from 'vitest';
import { readingsOf } from '../search/pinyin-tokens.ts';

test('every leaf of the tree is found by its pinyin, as its name reads', () => {
  const read = LEAF_CATEGORIES.map(({ value, label }) => [value, readingsOf(label).join(' ').toLowerCase()]);
  expect(CATEGORY_READINGS).toEqual(Object.fromEntries(read));
});
