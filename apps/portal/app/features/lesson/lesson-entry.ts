import type { LessonChapter } from '@jianzhu/ui/lessons';
import type { ServiceEntry } from '@jianzhu/ui/services';
import * as paths from '../../paths.ts';
import { countText, yuanText } from '../../record/figures.ts';
import type { LessonSummary, ShownLesson } from './load-lessons.server.ts';
import { lessonTexts as texts } from './messages.ts';

type OwnProgress = NonNullable<ShownLesson['mine']>['progress'][number];

const HOUR = 3600;
const MINUTE = 60;

/** Address of the page of one lesson. */
export const lessonHref = (id: string) => `${paths.lawLessonDetail}?id=${id}`;

/** Where a lesson is paid for. */
export const payHref = (id: string) => `${paths.lawLessonPay}?lessonId=${id}`;

/** Address of a chapter; the one that was played last without one. @param at where to begin, in seconds */
export function videoHref(id: string, chapterId?: string, at?: number): string {
  const query = new URLSearchParams({
    id,
    ...(chapterId && { chapterId }),
    ...(at !== undefined && { at: String(at) }),
  });
  return `${paths.lawLessonVideo}?${query}`;
}

/** How long lessons and chapters are, in words. */
export function lengthText(seconds: number): string {
  if (seconds >= HOUR) return texts.hours(Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE));
  return texts.minutes(Math.floor(seconds / MINUTE), seconds % MINUTE);
}

/** A moment of a video, "mm:ss". */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / MINUTE), Math.floor(seconds % MINUTE)];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

export const priceText = ({ isFree, price }: Pick<LessonSummary, 'isFree' | 'price'>) =>
  isFree ? texts.free : texts.yuan(yuanText(price));

/** A score beside its name; in a line that names it not, `texts.scored` goes round it. */
export const scoreText = (score: number) => (score === 0 ? texts.unrated : score.toFixed(1));

/** A lesson as a list shows it. */
export function lessonEntry(lesson: LessonSummary, isOwned: boolean): ServiceEntry {
  const { id, title, cover, teacher, chapterCount, seconds, studyCount, score } = lesson;
  return {
    ...{ key: id, title, cover },
    href: lessonHref(id),
    company: texts.teacher(teacher.name, teacher.title),
    note: [
      texts.chapters(chapterCount, lengthText(seconds)),
      texts.studied(countText(studyCount)),
      score === 0 ? texts.unrated : texts.scored(scoreText(score)),
    ].join('，'),
    price: isOwned ? texts.owned : priceText(lesson),
  };
}

/** How far a chapter was watched; who leapt to its end is told what that leaves. */
function howFar({ isDone, position, secondsLeft }: OwnProgress): string {
  if (isDone) return texts.done;
  return secondsLeft > 0 ? texts.stillToWatch(lengthText(secondsLeft)) : texts.seenTo(clockText(position));
}

/** What is said of a chapter beside its name. */
function chapterNote(lesson: ShownLesson, chapter: ShownLesson['chapters'][number]): string {
  const own = lesson.mine?.progress.find(({ chapterId }) => chapterId === chapter.id);
  const isOpen = lesson.isFree || lesson.mine?.isOwned === true;
  const notes = [
    ...(isOpen ? [] : [chapter.isTrial ? texts.trial : texts.locked]),
    ...(own ? [howFar(own)] : []),
    clockText(chapter.seconds),
  ];
  return notes.join(' ');
}

type Chapter = Pick<ShownLesson['chapters'][number], 'isTrial'>;

/** Whether one may look at a chapter, in whole or in part. */
const isOpenTo = ({ isFree, mine }: Pick<ShownLesson, 'isFree' | 'mine'>, { isTrial }: Chapter): boolean =>
  isTrial || isFree || mine?.isOwned === true;

/** The chapter after one, where it is open; one that is locked leads nowhere. */
export function nextChapter<Kind extends Chapter>(
  lesson: Pick<ShownLesson, 'isFree' | 'mine'> & { readonly chapters: readonly Kind[] },
  chapter: Kind,
): Kind | undefined {
  const next = lesson.chapters[lesson.chapters.indexOf(chapter) + 1];
  return next && isOpenTo(lesson, next) ? next : undefined;
}

/** Chapters as a list of links. */
export const chapterLinks = (lesson: ShownLesson) =>
  lesson.chapters.map((chapter, index) => ({
    key: chapter.id,
    text: texts.chapterName(index + 1, chapter.title),
    href: videoHref(lesson.id, chapter.id),
    note: chapterNote(lesson, chapter),
  }));

/** Chapters beside the player. */
export const outlineChapters = (lesson: ShownLesson): readonly LessonChapter[] =>
  lesson.chapters.map((chapter, index) => {
    const isOpen = isOpenTo(lesson, chapter);
    const isDone = lesson.mine?.progress.some((own) => own.chapterId === chapter.id && own.isDone) === true;
    return {
      key: chapter.id,
      href: videoHref(lesson.id, chapter.id),
      name: texts.chapterName(index + 1, chapter.title),
      note: chapterNote(lesson, chapter),
      mark: isDone ? 'check' : isOpen ? 'play' : 'lock',
    };
  });

/** A lesson in one line. */
export const aboutLesson = ({ teacher, chapterCount, seconds, ...lesson }: ShownLesson) =>
  [
    texts.teacher(teacher.name, teacher.title),
    texts.chapters(chapterCount, lengthText(seconds)),
    priceText(lesson),
  ].join('，');
