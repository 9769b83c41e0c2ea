import './tables.ts';
import { formatDateTime, type Notice } from '@jianzhu/domain';
import type { Selectable } from 'kysely';
import { containing } from '../db/containing.ts';
import { type Page, type PageRequest, readPage } from '../db/page.ts';
import type { Schema, Transaction } from '../db/schema.ts';

export interface MessageFilter extends PageRequest {
  readonly noticeType?: number | undefined;
  /** 0 or 1. */
  readonly isRead?: number | undefined;
  readonly keyword?: string | undefined;
}

/** Notices by type, by whether they were read and by a word of their title, the newest first. */
export function listMessages(transaction: Transaction, filter: MessageFilter): Promise<Page<Notice>> {
  let query = transaction.selectFrom('notice').selectAll().orderBy('create_time', 'desc').orderBy('id', 'desc');
  if (filter.noticeType !== undefined) query = query.where('notice_type', '=', filter.noticeType);
  if (filter.isRead !== undefined) query = query.where('is_read', '=', filter.isRead === 1);
  if (filter.keyword) query = query.where('title', 'like', containing(filter.keyword));
  return readPage(transaction, query, filter, toNotice);
}

/** One notice; undefined when it is not the member's. */
export async function findMessage(transaction: Transaction, id: string): Promise<Notice | undefined> {
  const row = await transaction.selectFrom('notice').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toNotice(row);
}

type NoticeColumns = Omit<Selectable<Schema['notice']>, 'user_id' | 'business_id' | 'notice_type'>;

/** A notice as the wire gives it. */
export function toNotice(row: NoticeColumns): Notice {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    createTime: formatDateTime(row.create_time.getTime()),
    isRead: row.is_read ? 1 : 0,
    switchType: row.switch_type,
    jumpType: row.jump_type,
    jumpUrl: row.jump_url,
    optId: row.opt_id,
    pageSource: row.page_source,
  };
}
