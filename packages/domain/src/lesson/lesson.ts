import { dictionary } from '../dictionary/dictionary.ts';

/** What a lesson of the law classroom is about (domain rules 11.4). */
export const LESSON_CATEGORIES = dictionary([
  [1, '合同'],
  [2, '价款与索赔'],
  [3, '用工'],
  [4, '安全责任'],
  [5, '招投标'],
  [6, '合规'],
]);

/** How much of a trial chapter is played before the lesson is owned, in seconds. */
export const LESSON_TRIAL_SECONDS = 180;

/** How often a player says where it is, in seconds. */
export const LESSON_REPORT_SECONDS = 10;

/** The highest speed that a player offers (specification section 8). */
export const LESSON_MAX_RATE = 2;

/** Characters of a note at a time of a chapter. */
export const LESSON_NOTE_LENGTH = { min: 1, max: 500 } as const;
