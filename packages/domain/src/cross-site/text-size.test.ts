import { expect, test } from 'vitest';
import { asksForLargeText } from './text-size.ts';

test.each([
  ['Text-Size=large', true],
  ['theme=1; Text-Size=large; other=2', true],
  ['Text-Size=larger', false],
  ['My-Text-Size=large', false],
  ['Text-Size=', false],
  ['', false],
  [null, false],
  [undefined, false],
])('the cookies %j ask for large text: %s (6.9)', (cookies, expected) => {
  expect(asksForLargeText(cookies)).toBe(expected);
});
