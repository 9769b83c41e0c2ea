import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Arrival, nextArrival } from './arrival.ts';
import type { ChatMessage } from './message.ts';

function said(id: number): ChatMessage {
  return {
    id: String(id),
    fromId: 'a',
    isOwn: false,
    content: '',
    timestamp: id,
    type: 'text',
    status: 'sent',
    isRead: true,
  };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_item, index) => said(from + index));
const shown = (messages: readonly ChatMessage[]): Arrival => ({ messages, length: messages.length, isAbove: false });

test('older messages are told as coming from above', () => {
  const next = nextArrival(shown(range(50, 60)), range(30, 60), { id: '52', index: 2 });
  expect(next).toMatchObject({ length: 30, isAbove: true });
});

test('newer messages, and those that fill a gap below what is in view, are not', () => {
  expect(nextArrival(shown(range(50, 60)), range(50, 63), { id: '52', index: 2 })).toMatchObject({
    length: 13,
    isAbove: false,
  });
});

test('messages on both sides at once take two steps', () => {
  const messages = range(30, 63);
  const first = nextArrival(shown(range(50, 60)), messages, { id: '52', index: 2 });
  expect(first).toMatchObject({ length: 30, isAbove: true });
  expect(nextArrival(first, messages, { id: '52', index: 22 })).toMatchObject({ length: 33, isAbove: false });
});

test('whatever comes and goes, the steps end with all messages', () => {
  const ids = fc.uniqueArray(fc.nat({ max: 60 }), { minLength: 1 });
  fc.assert(
    fc.property(ids, ids, fc.nat(), (before, after, pick) => {
      const sorted = (list: readonly number[]) => list.toSorted((first, second) => first - second).map(said);
      const old = sorted(before);
      const messages = sorted(after);
      const index = pick % old.length;
      const anchor = { id: old[index]?.id ?? '', index };
      const first = nextArrival(shown(old), messages, anchor);
      expect(first.length).toBeLessThanOrEqual(messages.length);
      const moved = messages.findIndex(({ id }) => id === anchor.id);
      const second = nextArrival(first, messages, moved < 0 ? null : { ...anchor, index: moved });
      expect(second.length).toBe(messages.length);
    }),
  );
});
