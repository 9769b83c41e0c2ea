import { expect, test } from 'vitest';
import { contrastRatio } from './color-contrast.ts';

test('black on white is 21, a colour on itself 1, in either order', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrastRatio('#0079fe', '#0079fe')).toBe(1);
});

test('the brand on white is 4.06, as measured in the design', () => {
  expect(contrastRatio('#0079fe', '#ffffff')).toBeCloseTo(4.06, 2);
});

test('a colour with transparency has no ratio of its own', () => {
  expect(contrastRatio('rgb(16 24 36 / .45)', '#ffffff')).toBeNull();
});
