import { expect, test } from 'vitest';
import { passedMark } from './use-seconds-left.ts';

test.each([
  [null, null],
  [61, null],
  [60, 60],
  [31, 60],
  [30, 30],
  [10, 10],
  [1, 10],
  [0, 0],
])('with %j left the mark passed last is %j', (left, mark) => {
  expect(passedMark(left, [60, 30, 10, 0])).toBe(mark);
});
