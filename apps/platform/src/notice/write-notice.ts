import './tables.ts';
import type { Transaction } from '../db/schema.ts';
import { tellRecordNews } from '../live/record-news.ts';

/** A notice to one user that belongs to no business: shown in each of them. */
export interface PersonalNotice {
  readonly userId: string;
  /** 0 order service, 1 service notice, 2 system notice, 3 benefits. */
  readonly noticeType: 0 | 1 | 2 | 3;
  readonly title: string;
  readonly content: string;
  /** 66 opens nothing (notice routing of the specification). */
  readonly switchType?: number;
  readonly jumpType?: number;
  readonly jumpUrl?: string;
  readonly optId?: string;
  readonly pageSource?: number;
}

/** Writes a personal notice; in a transaction of `withWorker`. */
export async function writePersonalNotice(transaction: Transaction, notice: PersonalNotice): Promise<void> {
  await transaction
    .insertInto('notice')
    .values({
      user_id: notice.userId,
      business_id: null,
      notice_type: notice.noticeType,
      title: notice.title,
      content: notice.content,
      switch_type: notice.switchType ?? 0,
      jump_type: notice.jumpType ?? 1,
      jump_url: notice.jumpUrl ?? '',
      opt_id: notice.optId ?? '-1',
      page_source: notice.pageSource ?? 0,
    })
    .execute();
  await tellRecordNews(transaction, 'notice', { userId: notice.userId });
}
