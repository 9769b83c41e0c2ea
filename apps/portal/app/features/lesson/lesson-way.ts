import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { lessonHref } from './lesson-entry.ts';
import type { ShownLesson } from './load-lessons.server.ts';
import { lessonTexts as texts } from './messages.ts';

/** The ways to a lesson. */
export const lessonPath = (lesson: ShownLesson) => [
  { name: wayTexts.home, href: paths.home },
  { name: texts.law, href: paths.lawServices },
  { name: texts.list, href: paths.lawLessonList },
  { name: lesson.title, href: lessonHref(lesson.id) },
];

/** What is next: to buy, to log in, to finish, or nothing more to do. */
export function hintOf(isOpen: boolean, mine: ShownLesson['mine']): string {
  if (!isOpen) return texts.buyHint;
  if (mine === null) return texts.needsLogin;
  return mine.certificate === null ? texts.certificateWhy : texts.certificateEarned;
}
