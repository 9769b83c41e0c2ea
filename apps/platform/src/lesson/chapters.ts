import './tables.ts';
import type { LessonFields } from '@jianzhu/domain/written';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { type Refusal, refuseField } from '../http/refusal.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { LESSON_MESSAGES } from './messages.ts';

type Chapters = LessonFields['chapters'];

/** Beyond every place that a chapter may have after it was written. */
const OUT_OF_THE_WAY = 100;

/** The chapters of a lesson in their order. */
export async function readChapters(transaction: Transaction, lessonId: string): Promise<Chapters> {
  const rows = await transaction
    .selectFrom('lesson_chapter')
    .select(['id', 'title', 'seconds', 'is_trial', 'video_key'])
    .where('lesson_id', '=', lessonId)
    .orderBy('place')
    .execute();
  return rows.map(({ is_trial, video_key, ...row }) => ({ ...row, isTrial: is_trial ? 1 : 0, videoKey: video_key }));
}

/** Why chapters cannot be written: a video that is not there, or an id that is none of this lesson's. */
export async function checkChapters(
  transaction: Transaction,
  lessonId: string | undefined,
  chapters: Chapters,
  store: Pick<ObjectStore, 'head'>,
): Promise<Refusal | undefined> {
  for (const key of new Set(chapters.map(({ videoKey }) => videoKey))) {
    if ((await store.head(key)) === undefined) return refuseField('chapters', LESSON_MESSAGES.noVideo(key));
  }
  const before = new Set(lessonId && (await readChapters(transaction, lessonId)).map(({ id }) => id));
  const kept = keptOf(chapters);
  const areOurs = new Set(kept).size === kept.length && kept.every((id) => before.has(id));
  return areOurs ? undefined : refuseField('chapters', LESSON_MESSAGES.noChapter);
}

const keptOf = (chapters: Chapters): string[] => chapters.flatMap(({ id }) => (id === undefined ? [] : [id]));

/** Writes checked chapters in their order; one with its id stays, with how far everybody is in it. */
export async function writeChapters(transaction: Transaction, lessonId: string, chapters: Chapters): Promise<void> {
  const kept = keptOf(chapters);
  let others = transaction.deleteFrom('lesson_chapter').where('lesson_id', '=', lessonId);
  if (kept.length > 0) others = others.where('id', 'not in', kept);
  await others.execute();
  // A place is one chapter's at each moment.
  await transaction
    .updateTable('lesson_chapter')
    .set({ place: sql<number>`place + ${OUT_OF_THE_WAY}` })
    .where('lesson_id', '=', lessonId)
    .execute();
  for (const [index, { id, title, seconds, isTrial, videoKey }] of chapters.entries()) {
    const values = { title, seconds, place: index + 1, is_trial: isTrial === 1, video_key: videoKey };
    if (id === undefined) {
      await transaction
        .insertInto('lesson_chapter')
        .values({ ...values, lesson_id: lessonId })
        .execute();
    } else {
      await transaction.updateTable('lesson_chapter').set(values).where('id', '=', id).execute();
    }
  }
}
