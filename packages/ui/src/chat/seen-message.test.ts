import { expect, test } from 'vitest';
import { countUnseen, newerSeen, placeOfId } from './seen-message.ts';
import { manyMessages } from './testing/sample-chat.ts';

const messages = manyMessages(1, 10);

test('messages of the other side count from the one that was seen last', () => {
  // 6 and 9 are own.
  expect(countUnseen(messages, 'n5')).toBe(2);
  expect(countUnseen(messages, 'n9')).toBe(0);
  expect(countUnseen(messages, null)).toBe(6);
  expect(countUnseen(messages, 'gone')).toBe(0);
});

test('what was seen last only moves to newer messages', () => {
  expect(newerSeen(messages, 'n3', 6)).toBe('n7');
  expect(newerSeen(messages, 'n7', 3)).toBe('n7');
  expect(newerSeen(messages, null, 0)).toBe('n1');
  expect(newerSeen(messages, 'n3', 99)).toBe('n3');
});

test('a message is found by its id', () => {
  expect(placeOfId(messages, 'n4')).toBe(3);
  expect(placeOfId(messages, 'gone')).toBe(-1);
  expect(placeOfId(messages, null)).toBe(-1);
});
