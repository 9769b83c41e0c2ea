import { expect, test } from 'vitest';
import { splitSeconds } from './split-seconds.ts';

test.each([
  [0, [0, 0, 0, 0]],
  [59, [0, 0, 0, 59]],
  [3600, [0, 1, 0, 0]],
  [93_784, [1, 2, 3, 4]],
])('%i seconds are %j', (seconds, parts) => {
  expect(Object.values(splitSeconds(seconds))).toEqual(parts);
});
