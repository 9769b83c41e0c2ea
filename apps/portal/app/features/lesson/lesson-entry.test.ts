import { expect, test } from 'vitest';
import { nextChapter } from './lesson-entry.ts';

const [first, second, third] = [{ isTrial: true }, { isTrial: true }, { isTrial: false }] as const;
const lesson = { isFree: false, mine: null, chapters: [first, second, third] };

test('the next chapter is offered where it may be seen, and none after the last', () => {
  expect(nextChapter(lesson, first)).toBe(second);
  expect(nextChapter(lesson, second)).toBeUndefined();
  expect(nextChapter({ ...lesson, isFree: true }, second)).toBe(third);
  expect(nextChapter({ ...lesson, isFree: true }, third)).toBeUndefined();
});
