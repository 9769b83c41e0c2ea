import { expect, test } from 'vitest';
import { nextChapter, outlineChapters } from './lesson-entry.ts';
import type { ShownLesson } from './load-lessons.server.ts';

test('says how far a chapter was watched, and what a leap to its end leaves to be watched', () => {
  const own = (chapterId: string, position: number, secondsLeft: number, isDone = false) => ({
    ...{ chapterId, position, secondsLeft, isDone },
  });
  const chapter = (id: string) => ({ id, title: '合同效力', seconds: 39, isTrial: false });
  const lesson = {
    id: '1',
    isFree: true,
    chapters: [chapter('a'), chapter('b'), chapter('c'), chapter('d')],
    mine: { isOwned: true, progress: [own('a', 39, 16), own('b', 12, 0), own('c', 39, 0, true)] },
    // Nothing else of a lesson is asked for here.
  } as unknown as ShownLesson;
  expect(outlineChapters(lesson).map(({ note }) => note)).toEqual([
    '还需观看16秒才算学完 00:39',
    '看到00:12 00:39',
    '已学完 00:39',
    '00:39',
  ]);
});

const [first, second, third] = [{ isTrial: true }, { isTrial: true }, { isTrial: false }] as const;
const lesson = { isFree: false, mine: null, chapters: [first, second, third] };

test('the next chapter is offered where it may be seen, and none after the last', () => {
  expect(nextChapter(lesson, first)).toBe(second);
  expect(nextChapter(lesson, second)).toBeUndefined();
  expect(nextChapter({ ...lesson, isFree: true }, second)).toBe(third);
  expect(nextChapter({ ...lesson, isFree: true }, third)).toBeUndefined();
});
