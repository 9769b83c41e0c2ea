import { expect, test } from 'vitest';
import { conversationTime, dividerTime, fullTime } from './chat-time.ts';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
const now = at('2026-11-21T14:36');

test.each([
  ['2026-11-21T00:00', '00:00', '今天 00:00'],
  ['2026-11-20T23:59', '昨天', '昨天 23:59'],
  ['2026-11-19T23:59', '11-19', '2026-11-19 23:59'],
  ['2025-12-31T08:05', '2025-12-31', '2025-12-31 08:05'],
  // A clock that runs ahead.
  ['2026-11-22T08:05', '11-22', '2026-11-22 08:05'],
])('%s is %s in the list and %s between messages, in Asia/Shanghai (R-CHAT-052)', (time, inList, between) => {
  expect(conversationTime(at(time), now)).toBe(inList);
  expect(dividerTime(at(time), now)).toBe(between);
});

test('a full time has no words', () => {
  expect(fullTime(now)).toBe('2026-11-21 14:36');
});
