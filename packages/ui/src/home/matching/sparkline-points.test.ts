import { expect, test } from 'vitest';
import { sparklinePoints } from './sparkline-points.ts';

test('spreads the course over the box, highest on top', () => {
  expect(sparklinePoints([10, 30, 20])).toBe('2.0,18.0 32.0,4.0 62.0,11.0');
});

test('a course without change lies in the middle', () => {
  expect(sparklinePoints([5, 5])).toBe('2.0,11.0 62.0,11.0');
});

test('one price is one point, none is no point', () => {
  expect(sparklinePoints([5])).toBe('2.0,11.0');
  expect(sparklinePoints([])).toBe('');
});
