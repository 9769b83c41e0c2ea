import { expect, test } from 'vitest';
import { missedGoals } from './goals.ts';

test('a figure on its limit reaches the goal, one beyond it misses', () => {
  const goals = { atMost: { bytes: 10, shift: 0.02 }, atLeast: { score: 95 } };
  expect(missedGoals({ bytes: 10, shift: 0, score: 95 }, goals)).toEqual([]);
  expect(missedGoals({ bytes: 11, shift: 0.021, score: 94 }, goals)).toEqual(['bytes', 'shift', 'score']);
});

test('a figure that could not be measured misses its goal', () => {
  expect(missedGoals({ bytes: Number.NaN }, { atMost: { bytes: 10 } })).toEqual(['bytes']);
});

test('a figure without a goal misses none', () => {
  expect(missedGoals({ bytes: 1, other: 5 }, { atMost: { bytes: 10 } })).toEqual([]);
});
