import './tables.ts';
import { LESSON_TRIAL_SECONDS } from '@jianzhu/domain';
import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { LESSON_MESSAGES } from './messages.ts';

/** A chapter that somebody may watch. */
export interface Watchable {
  readonly id: string;
  readonly lessonId: string;
  readonly title: string;
  readonly seconds: number;
  /** Key of its video among the objects. */
  readonly videoKey: string;
  /** Null for all of it. */
  readonly trialSeconds: number | null;
  /** It was bought and is opened for the first time: its order is to know before the video is given out. */
  readonly isFirstOpening: boolean;
}

/**
 * The chapter, for those who may watch it: a trial for everybody, what is free for members, the rest for who owns the
 * lesson; of a withdrawn one for its owners alone. In a transaction of `withCredentials`.
 *
 * @param userId undefined for a visitor
 */
export async function watchableChapter(
  transaction: Transaction,
  chapterId: string,
  userId: string | undefined,
): Promise<Watchable | Refusal> {
  const row = await transaction
    .selectFrom('lesson_chapter')
    .innerJoin('lesson', 'lesson.id', 'lesson_chapter.lesson_id')
    .select([
      'lesson_chapter.id',
      'lesson_chapter.lesson_id',
      'lesson_chapter.title',
      'seconds',
      'video_key',
      'is_trial',
      'is_free',
      'is_published',
    ])
    .leftJoin('lesson_entitlement', (join) =>
      join
        .onRef('lesson_entitlement.lesson_id', '=', 'lesson.id')
        .on(sql<SqlBool>`lesson_entitlement.user_id = ${userId ?? null}`),
    )
    .select(['lesson_entitlement.user_id as owner_id', 'lesson_entitlement.viewed_at'])
    .where('lesson_chapter.id', '=', chapterId)
    .executeTakeFirst();
  const isBought = row?.owner_id != null;
  if (row === undefined || !(row.is_published || isBought)) return new Refusal('notFound');
  const isOwned = userId !== undefined && (row.is_free || isBought);
  if (!isOwned && !row.is_trial) return new Refusal('noPermission', { msg: LESSON_MESSAGES.notOwned });
  const { id, title, seconds } = row;
  return {
    ...{ id, title, seconds },
    lessonId: row.lesson_id,
    videoKey: row.video_key,
    trialSeconds: isOwned ? null : Math.min(LESSON_TRIAL_SECONDS, seconds),
    // What everybody may try is no use of what was bought.
    isFirstOpening: isBought && !row.is_free && !row.is_trial && row.viewed_at === null,
  };
}
