import './tables.ts';
import type { TabUnreadCounts } from '@jianzhu/domain';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { tellRecordNews } from '../live/record-news.ts';

/** Which notices these see is decided by row security: those of the member in the current business, and personal ones. */

/** Unread notices of all types. */
export async function countUnread(transaction: Transaction): Promise<number> {
  const { count } = await transaction
    .selectFrom('notice')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('is_read', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

/** Unread notices by type. */
export async function countUnreadByType(transaction: Transaction): Promise<TabUnreadCounts> {
  const rows = await transaction
    .selectFrom('notice')
    .select(['notice_type', sql<number>`count(*)::int`.as('count')])
    .where('is_read', '=', false)
    .groupBy('notice_type')
    .execute();
  const of = (type: number) => rows.find((row) => row.notice_type === type)?.count ?? 0;
  return { noticeType0: of(0), noticeType1: of(1), noticeType2: of(2), noticeType3: of(3) };
}

/**
 * Marks a notice as read, and tells the member's other pages.
 *
 * @returns false when the member has no such notice; one that was read counts as done
 */
export async function markRead(transaction: Transaction, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('notice')
    .set({ is_read: true })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await tellRecordNews(transaction, 'notice', { userId });
  return numUpdatedRows > 0n;
}

/** Marks all unread notices as read, or those of one type, and tells the member's other pages. */
export async function markAllRead(
  transaction: Transaction,
  userId: string,
  noticeType: number | undefined,
): Promise<void> {
  await transaction
    .updateTable('notice')
    .set({ is_read: true })
    .where('is_read', '=', false)
    .$if(noticeType !== undefined, (query) => query.where('notice_type', '=', noticeType ?? 0))
    .execute();
  await tellRecordNews(transaction, 'notice', { userId });
}
