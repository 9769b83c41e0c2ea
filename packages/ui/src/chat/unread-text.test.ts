import { expect, test } from 'vitest';
import { unreadText } from './unread-text.ts';

test.each([
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i unread messages are shown as %s', (count, text) => {
  expect(unreadText(count)).toBe(text);
});
