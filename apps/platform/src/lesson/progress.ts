import './tables.ts';
import type { lessonSchemas } from '@jianzhu/api-client/schemas';
import { LESSON_MAX_RATE } from '@jianzhu/domain';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { Refusal } from '../http/refusal.ts';
import { LESSON_MESSAGES } from './messages.ts';
import { watchableChapter } from './watching.ts';

type Answers = typeof lessonSchemas;
export type Report = Omit<InferOutput<Answers['progress']['body']>, 'isPlaying'> & { readonly isPlaying: boolean };

/** A player that says nothing for so long has left its place to others. */
const SILENT_MS = 30_000;
/** A chapter is done near its end, when as much of it has played. */
const DONE = 0.9;

/** Keeps where a player of the member is; in a transaction of `withCredentials`. */
export async function keepProgress(
  transaction: Transaction,
  userId: string,
  report: Report,
): Promise<{ isDone: boolean } | Refusal> {
  const chapter = await watchableChapter(transaction, report.chapterId, userId);
  if (chapter instanceof Refusal) return chapter;
  // Whoever tries a chapter has seen no more of it than the trial.
  const end = chapter.trialSeconds ?? chapter.seconds;
  if (report.position > end + 1) return new Refusal('invalidParameter', { msg: LESSON_MESSAGES.beyondEnd });
  const playedMs = await takeSeat(transaction, userId, report);
  if (playedMs === undefined) return new Refusal('stateConflict', { msg: LESSON_MESSAGES.playsElsewhere });
  const known = await progressOf(transaction, userId, chapter.lessonId);
  const isFirst = known.length === 0;
  const before = known.find(({ chapter_id }) => chapter_id === chapter.id);
  const studied = before === undefined ? 0 : studiedMs(report, before.position, playedMs);
  const stopMs = report.position * 1000;
  const watched = sql`lesson_progress.watched + int4multirange(int4range(${stopMs - studied}::int, ${stopMs}::int))`;
  const isAtEnd = report.position >= chapter.seconds * DONE;
  const enough = chapter.seconds * 1000 * DONE;
  const row = await transaction
    .insertInto('lesson_progress')
    .values({
      user_id: userId,
      chapter_id: chapter.id,
      position: report.position,
      done_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'chapter_id']).doUpdateSet({
        position: report.position,
        watched: sql<string>`${watched}`,
        studied_ms: sql<string>`app.watched_ms(${watched})`,
        updated_at: sql<Date>`clock_timestamp()`,
        done_at: sql<Date | null>`coalesce(lesson_progress.done_at,
          case when ${isAtEnd} and app.watched_ms(${watched}) >= ${enough} then now() end)`,
      }),
    )
    .returning('done_at')
    .executeTakeFirstOrThrow();
  if (isFirst) {
    await transaction
      .updateTable('lesson')
      .set({ study_count: sql<number>`study_count + 1` })
      .where('id', '=', chapter.lessonId)
      .execute();
  }
  const isOwned = chapter.trialSeconds === null;
  if (row.done_at !== null && isOwned) await certify(transaction, userId, chapter.lessonId);
  return { isDone: row.done_at !== null };
}

/**
 * How much of a chapter has played between two reports, in ms of the video: what its position says, as far as the
 * highest speed allows for the time that the platform itself saw pass. A leap is no study, and what has played already counts no second time: it is the
 * stretch before the position.
 *
 * @param from position of the report before, in seconds
 * @param passedMs since then, by the platform's clock
 */
function studiedMs({ position, seconds }: Report, from: number, passedMs: number): number {
  const atMost = Math.min(seconds * 1000, passedMs) * LESSON_MAX_RATE;
  return Math.round(Math.min(Math.max(0, position - from) * 1000, atMost));
}

/** The place of the one player of an account. @returns ms it played since it was said last; undefined when it is taken */
async function takeSeat(transaction: Transaction, userId: string, report: Report): Promise<number | undefined> {
  const clock = sql<Date>`clock_timestamp()`;
  await transaction
    .insertInto('lesson_playing')
    .values({ user_id: userId, play_id: report.playId, is_playing: false, told_at: clock })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const seat = await transaction
    .selectFrom('lesson_playing')
    .select(['play_id', 'is_playing', 'told_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Asked for once the lock is held.
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(transaction);
  const silentMs = (rows[0]?.now ?? seat.told_at).getTime() - seat.told_at.getTime();
  const isOurs = seat.play_id === report.playId;
  if (!isOurs && seat.is_playing && silentMs < SILENT_MS) return undefined;
  // Another player that only stops has nothing to give back.
  if (!isOurs && !report.isPlaying) return 0;
  await transaction
    .updateTable('lesson_playing')
    .set({ play_id: report.playId, is_playing: report.isPlaying, told_at: clock })
    .where('user_id', '=', userId)
    .execute();
  return isOurs && seat.is_playing ? silentMs : 0;
}

/** Writes the certificate out when every chapter is done; once. */
async function certify(transaction: Transaction, userId: string, lessonId: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(real_name, ''), nick_name) as name from account where id = ${userId}
      and not exists (select from lesson_certificate where user_id = ${userId} and lesson_id = ${lessonId})
      and not exists (select from lesson_chapter where lesson_id = ${lessonId} and not exists (
        select from lesson_progress where user_id = ${userId} and chapter_id = lesson_chapter.id and done_at is not null))
  `.execute(transaction);
  const [owner] = rows;
  if (owner === undefined) return;
  await transaction
    .insertInto('lesson_certificate')
    .values({
      user_id: userId,
      lesson_id: lessonId,
      code: await takeRecordNumber(transaction, 'certificate'),
      name: owner.name,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'lesson_id']).doNothing())
    .execute();
}

/** Chapters of a lesson that the member has begun, the last one first. */
function progressOf(transaction: Transaction, userId: string, lessonId: string) {
  return transaction
    .selectFrom('lesson_progress')
    .innerJoin('lesson_chapter', 'lesson_chapter.id', 'lesson_progress.chapter_id')
    .select(['chapter_id', 'position', 'done_at', 'studied_ms', 'seconds'])
    .where('user_id', '=', userId)
    .where('lesson_id', '=', lessonId)
    .orderBy('updated_at', 'desc')
    .orderBy('chapter_id')
    .execute();
}

/** Where a chapter goes on: where it was left, or at its begin when that was its end. @returns seconds */
export async function lastPosition(
  transaction: Transaction,
  userId: string,
  chapter: { readonly id: string; readonly seconds: number },
): Promise<number> {
  const row = await transaction
    .selectFrom('lesson_progress')
    .select('position')
    .where('user_id', '=', userId)
    .where('chapter_id', '=', chapter.id)
    .executeTakeFirst();
  const position = row?.position ?? 0;
  return position < chapter.seconds - 1 ? position : 0;
}

/** What has still to be played of a chapter whose end was reached by leaps; 0 for any other. */
function secondsLeft(row: Awaited<ReturnType<typeof progressOf>>[number]): number {
  const { seconds, position, studied_ms, done_at } = row;
  if (done_at !== null || position < seconds * DONE) return 0;
  return Math.max(0, Math.ceil(seconds * DONE - Number(studied_ms) / 1000));
}

/** How far a member is in a lesson. */
export async function ownState(
  transaction: Transaction,
  userId: string,
  lessonId: string,
): Promise<InferOutput<Answers['mine']['data']> | Refusal> {
  const lesson = await transaction
    .selectFrom('lesson')
    .leftJoin('lesson_entitlement', (join) =>
      join.onRef('lesson_entitlement.lesson_id', '=', 'lesson.id').on('lesson_entitlement.user_id', '=', userId),
    )
    .select(['is_free', 'granted_at'])
    .where('lesson.id', '=', lessonId)
    .executeTakeFirst();
  if (lesson === undefined) return new Refusal('notFound');
  const progress = await progressOf(transaction, userId, lessonId);
  const certificate = await transaction
    .selectFrom('lesson_certificate')
    .select(['code', 'name', 'issued_at'])
    .where('user_id', '=', userId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst();
  return {
    isOwned: lesson.is_free || lesson.granted_at !== null,
    progress: progress.map((row) => ({
      chapterId: row.chapter_id,
      position: row.position,
      isDone: row.done_at !== null,
      secondsLeft: secondsLeft(row),
    })),
    lastChapterId: progress[0]?.chapter_id ?? null,
    certificate: certificate
      ? {
          code: certificate.code,
          name: certificate.name,
          issueTime: timeText(certificate.issued_at),
        }
      : null,
  };
}
