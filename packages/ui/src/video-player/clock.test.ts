import { expect, test } from 'vitest';
import { formatClock, sayClock } from './clock.ts';

test.each([
  [0, '00:00', '0秒'],
  [59.9, '00:59', '59秒'],
  [642, '10:42', '10分42秒'],
  [3600, '1:00:00', '1小时0分0秒'],
  [3723.5, '1:02:03', '1小时2分3秒'],
  [Number.NaN, '00:00', '0秒'],
  [Number.POSITIVE_INFINITY, '00:00', '0秒'],
])('%d seconds are written %s and said %s', (seconds, written, said) => {
  expect(formatClock(seconds)).toBe(written);
  expect(sayClock(seconds)).toBe(said);
});
