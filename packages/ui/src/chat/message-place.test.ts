import { expect, test } from 'vitest';
import type { ChatMessage } from './message.ts';
import { placeOf } from './message-place.ts';

function said(time: string, fromId = 'a'): ChatMessage {
  const timestamp = Date.parse(`2026-11-${time}:00+08:00`);
  return { id: time, fromId, isOwn: false, content: '', timestamp, type: 'text', status: 'sent', isRead: true };
}

test.each([
  ['first of all', undefined, said('21T10:00'), true, true],
  ['at once after', said('21T10:00'), said('21T10:04'), false, false],
  ['after five minutes', said('21T10:00'), said('21T10:05'), false, true],
  ['from another', said('21T10:00'), said('21T10:01', 'b'), false, true],
  ['after half an hour', said('21T10:00'), said('21T10:30'), true, true],
  ['on the next day', said('20T23:59'), said('21T00:00'), true, true],
])('a message %s has a time: %#', (_case, previous, message, hasTime, startsGroup) => {
  expect(placeOf(message, previous)).toEqual({ hasTime, startsGroup });
});
