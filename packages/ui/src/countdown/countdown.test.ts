import { expect, test } from 'vitest';
import { countdownMessages } from './messages.ts';
import { splitSeconds } from './split-seconds.ts';

test.each([
  [0, [0, 0, 0, 0]],
  [59, [0, 0, 0, 59]],
  [3600, [0, 1, 0, 0]],
  [93_784, [1, 2, 3, 4]],
])('%i seconds are %j', (seconds, parts) => {
  expect(Object.values(splitSeconds(seconds))).toEqual(parts);
});

test('in a sentence, the last half hour is minutes and seconds, and days stand without 剩余', () => {
  expect(countdownMessages.clock(9, 5)).toBe('09:05');
  expect(countdownMessages.lasting(2, 3, 5)).toBe('2天3小时5分');
});
