import { expect, test } from 'vitest';
import { confirmsPlace, placeAfterKey } from './rule.ts';

test.each([
  ['ArrowRight', false, 101],
  ['ArrowUp', false, 101],
  ['ArrowLeft', false, 99],
  ['ArrowDown', false, 99],
  ['ArrowRight', true, 110],
  ['ArrowLeft', true, 90],
  ['PageUp', false, 110],
  ['PageDown', false, 90],
  ['Home', false, 0],
  ['End', false, 250],
  ['Tab', false, null],
  ['constructor', false, null],
])('%s (Shift: %s) moves the piece from 100 to %s', (key, shiftKey, place) => {
  expect(placeAfterKey(100, { key, shiftKey }, 250)).toBe(place);
});

test('Enter and the space bar confirm', () => {
  expect(['Enter', ' ', 'a'].map((key) => confirmsPlace({ key, shiftKey: false }))).toEqual([true, true, false]);
});
