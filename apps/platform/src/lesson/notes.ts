import './tables.ts';
import type { lessonSchemas } from '@jianzhu/api-client/schemas';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { Refusal } from '../http/refusal.ts';
import { LESSON_MESSAGES } from './messages.ts';
import { watchableChapter } from './watching.ts';

type Answers = typeof lessonSchemas;
type NewNote = InferOutput<Answers['saveNote']['body']>;

/** Notes that a member may have in one lesson. */
const MOST_NOTES = 200;

const notesOf = (transaction: Transaction, userId: string, lessonId: string) =>
  transaction
    .selectFrom('lesson_note')
    .innerJoin('lesson_chapter', 'lesson_chapter.id', 'lesson_note.chapter_id')
    .where('user_id', '=', userId)
    .where('lesson_id', '=', lessonId);

/** The member's notes of a lesson, in the order of its chapters. */
export async function listNotes(
  transaction: Transaction,
  userId: string,
  lessonId: string,
): Promise<InferOutput<Answers['notes']['data']>> {
  const rows = await notesOf(transaction, userId, lessonId)
    .select(['chapter_id', 'position', 'note', 'updated_at'])
    .orderBy('place')
    .orderBy('position')
    .execute();
  return rows.map(({ chapter_id: chapterId, position, note, updated_at }) => ({
    ...{ chapterId, position, note },
    updateTime: timeText(updated_at),
  }));
}

/** Keeps a note, in place of one at the same second. */
export async function saveNote(
  transaction: Transaction,
  userId: string,
  { chapterId, position, note }: NewNote,
): Promise<null | Refusal> {
  const chapter = await watchableChapter(transaction, chapterId, userId);
  if (chapter instanceof Refusal) return chapter;
  if (position > chapter.seconds + 1) return new Refusal('invalidParameter', { msg: LESSON_MESSAGES.beyondEnd });
  await lockText(transaction, `lesson notes ${userId}`);
  const { count } = await notesOf(transaction, userId, chapter.lessonId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MOST_NOTES) return new Refusal('quotaUsedUp', { msg: LESSON_MESSAGES.tooManyNotes(MOST_NOTES) });
  await transaction
    .insertInto('lesson_note')
    .values({ user_id: userId, chapter_id: chapterId, position, note })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'chapter_id', 'position']).doUpdateSet({ note, updated_at: sql<Date>`now()` }),
    )
    .execute();
  return null;
}

/** Removes a note; also when there is none. */
export async function removeNote(
  transaction: Transaction,
  userId: string,
  { chapterId, position }: { readonly chapterId: string; readonly position: number },
): Promise<null> {
  await transaction
    .deleteFrom('lesson_note')
    .where('user_id', '=', userId)
    .where('chapter_id', '=', chapterId)
    .where('position', '=', position)
    .execute();
  return null;
}
