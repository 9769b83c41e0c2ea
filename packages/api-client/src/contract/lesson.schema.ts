import { idSchema, LESSON_NOTE_LENGTH } from '@jianzhu/domain';
import * as v from 'valibot';
import { binary, byId, keyword, line, recordId, smallCode } from './fields.schema.ts';
import { pageOf, pagingEntries, sortEntry } from './page.ts';

const summary = v.object({
  id: idSchema,
  title: v.string(),
  /** '' where there is none. */
  cover: v.string(),
  teacher: v.object({ name: v.string(), title: v.string() }),
  /** Code of `LESSON_CATEGORIES`. */
  categoryId: v.number(),
  isFree: v.boolean(),
  /** fen, as `originalPrice`; 0 for what is free. */
  price: v.number(),
  originalPrice: v.number(),
  chapterCount: v.number(),
  /** Of all chapters. */
  seconds: v.number(),
  studyCount: v.number(),
  /** 0 to 5, with one decimal; 0 before the first rating. */
  score: v.number(),
});

const chapter = v.object({
  id: idSchema,
  title: v.string(),
  seconds: v.number(),
  /** May be watched by everybody. */
  isTrial: v.boolean(),
});

const facet = v.array(v.object({ name: v.string(), count: v.number() }));
const byChapter = v.object({ chapterId: recordId });
/** Where in a chapter, in seconds. */
const position = v.pipe(v.number(), v.integer('播放位置不正确'), v.minValue(0), v.maxValue(86_400, '播放位置不正确'));
const playable = {
  /** Good for two hours. */
  url: v.string(),
  /** How much of it is played before the lesson is owned; null for all. */
  trialSeconds: v.nullable(v.number()),
};

export const lessonSchemas = {
  list: {
    query: v.object({
      ...pagingEntries,
      ...sortEntry(['studyCount', 'score', 'price']),
      keyword,
      categoryId: v.optional(smallCode),
      isFree: v.optional(binary),
    }),
    /** Each facet without the filter of its own; `prices` by 0 (to be paid) and 1 (free). */
    data: v.object({ ...pageOf(summary).entries, categories: facet, prices: facet }),
  },
  detail: {
    query: byId,
    data: v.object({
      ...summary.entries,
      /** Rich text. */
      intro: v.string(),
      publishTime: v.string(),
      chapters: v.array(chapter),
      /** Others of its category. */
      related: v.array(summary),
    }),
  },
  trial: { query: byChapter, data: v.object(playable) },
  owned: { data: v.array(idSchema) },
  mine: {
    query: byId,
    data: v.object({
      isOwned: v.boolean(),
      /**
       * Chapters that were begun; `position` in seconds. Where the end was reached by leaps, `secondsLeft` have still to
       * be played before the chapter is done; elsewhere it is 0.
       */
      progress: v.array(
        v.object({ chapterId: idSchema, position: v.number(), isDone: v.boolean(), secondsLeft: v.number() }),
      ),
      /** Of the one that was played last; null before any was. */
      lastChapterId: v.nullable(idSchema),
      /** Once all chapters were studied. */
      certificate: v.nullable(v.object({ code: v.string(), name: v.string(), issueTime: v.string() })),
    }),
  },
  certificateFile: { query: byId, data: v.blob() },
  play: {
    query: byChapter,
    /** `lastPosition` in seconds; 0 for a chapter that was not begun, or was seen to its end. */
    data: v.object({ ...playable, lastPosition: v.number() }),
  },
  progress: {
    body: v.object({
      chapterId: recordId,
      position,
      /** Time that it played since it was said last, by the player's own clock: longer after a network was away. */
      seconds: v.pipe(v.number(), v.minValue(0, '学习时长不正确'), v.maxValue(3600, '学习时长不正确')),
      /** Of one player, made by it. */
      playId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, '播放编号不正确')),
      /** 0 gives the place to other devices. */
      isPlaying: binary,
    }),
    data: v.object({ isDone: v.boolean() }),
  },
  notes: {
    query: byId,
    data: v.array(v.object({ chapterId: idSchema, position: v.number(), note: v.string(), updateTime: v.string() })),
  },
  saveNote: {
    body: v.object({
      chapterId: recordId,
      position,
      note: line('笔记', LESSON_NOTE_LENGTH.min, LESSON_NOTE_LENGTH.max),
    }),
    data: v.null(),
  },
  removeNote: { body: v.object({ chapterId: recordId, position }), data: v.null() },
};
