import './tables.ts';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { tellRecordNews } from '../live/record-news.ts';

/** A notice that leads nowhere when it is clicked (notice routing of the specification). */
export const OPENS_NOTHING = 66;

/** A notice to one user that belongs to no business: shown in each of them. */
export interface PersonalNotice {
  readonly userId: string;
  /** 0 order service, 1 service notice, 2 system notice, 3 benefits. */
  readonly noticeType: 0 | 1 | 2 | 3;
  readonly title: string;
  readonly content: string;
  readonly switchType?: number;
  readonly jumpType?: number;
  readonly jumpUrl?: string;
  readonly optId?: string;
  readonly pageSource?: number;
}

/** Writes a personal notice; in a transaction of `withWorker`. */
export function writePersonalNotice(transaction: Transaction, { userId, ...notice }: PersonalNotice): Promise<void> {
  return writePersonalNotices(transaction, [userId], notice);
}

/** Writes the same personal notice to each of these users; in a transaction of `withWorker`. */
export async function writePersonalNotices(
  transaction: Transaction,
  userIds: readonly string[],
  notice: Omit<PersonalNotice, 'userId'>,
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`
    insert into notice (user_id, notice_type, title, content, switch_type, jump_type, jump_url, opt_id, page_source)
    select receiver, ${notice.noticeType}, ${notice.title}, ${notice.content}, ${notice.switchType ?? 0}::int,
      ${notice.jumpType ?? 1}::int, ${notice.jumpUrl ?? ''}, ${notice.optId ?? '-1'}, ${notice.pageSource ?? 0}::int
    from unnest(${userIds}::bigint[]) as receiver`.execute(transaction);
  for (const userId of userIds) await tellRecordNews(transaction, 'notice', { userId });
}
