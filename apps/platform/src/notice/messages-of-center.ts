import './tables.ts';
import type { Notice } from '@jianzhu/domain';
import type { Selectable } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { equals, flag, type ListShape, like } from '../record/list-records.ts';

interface MessageFilter {
  readonly noticeType?: number | undefined;
  /** 0 or 1. */
  readonly isRead?: number | undefined;
  readonly keyword?: string | undefined;
}

/** Notices by type, by whether they were read and by a word of their title, the newest first. */
export const MESSAGE_LIST: ListShape<MessageFilter> = {
  filters: { noticeType: equals('notice_type'), isRead: flag('is_read'), keyword: like('title') },
  sorts: {},
  order: ['create_time'],
};

type NoticeColumns = Omit<Selectable<Schema['notice']>, 'user_id' | 'business_id' | 'notice_type'>;

/** A notice as the wire gives it. */
export function toNotice(row: NoticeColumns): Notice {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    createTime: timeText(row.create_time),
    isRead: row.is_read ? 1 : 0,
    switchType: row.switch_type,
    jumpType: row.jump_type,
    jumpUrl: row.jump_url,
    optId: row.opt_id,
    pageSource: row.page_source,
  };
}
