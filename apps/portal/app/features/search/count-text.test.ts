import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test.each([
  [0, '0'],
  [1000, '1,000'],
  [1001, '1,000+'],
])('%i hits are told as %s', (news, text) => {
  const counts = { all: news, news, service: 0, goods: 0, company: 0, lesson: 0, need: 0, law: 0, function: 0 };
  expect(countText({ counts, countedTo: 1000 }, 'news')).toBe(text);
});
