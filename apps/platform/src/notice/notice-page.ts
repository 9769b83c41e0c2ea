import type { Notice } from '@jianzhu/domain';
import type { SessionContext } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { COUNT_LIMIT, type Page, type PageRequest, pageOf } from '../db/page.ts';
import type { PreparedRead } from '../db/prepared-read.ts';
import { toNotice } from './messages-of-center.ts';

interface NoticeRow {
  readonly total: number;
  /** Null, like all that follow, in the only row of an empty page. */
  readonly id: string | null;
  readonly title: string;
  readonly content: string;
  readonly create_time: Date;
  readonly is_read: boolean;
  readonly switch_type: number;
  readonly jump_type: number;
  readonly jump_url: string;
  readonly opt_id: string;
  readonly page_source: number;
}

/**
 * Page and count in one statement, which asks once who the caller is and keeps notices for half a year at most: this list is
 * asked for by every page of every member.
 */
const NOTICE_PAGE: PreparedRead<NoticeRow> = {
  name: 'notice page',
  text: `
    with visible as materialized (
      select id, title, content, create_time, is_read, switch_type, jump_type, jump_url, opt_id, page_source
      from notice where notice_type = $1
      order by create_time desc, id desc
      limit ${COUNT_LIMIT}
    )
    select counted.total, page.*
    from (select count(*)::int as total from visible) as counted
    left join (select * from visible limit $2 offset $3) as page on true
    order by page.create_time desc, page.id desc`,
};

/** Notices of one type, the newest first; which the caller sees is decided by row security. */
export async function readNotices(
  database: Database,
  session: SessionContext,
  noticeType: number,
  request: PageRequest,
): Promise<Page<Notice>> {
  const { current, size } = request;
  const rows = await database.readSession(session, {
    statement: NOTICE_PAGE,
    values: [noticeType, size, (current - 1) * size],
  });
  const records = rows.flatMap((row) => (row.id === null ? [] : [toNotice({ ...row, id: row.id })]));
  return pageOf(records, rows[0]?.total ?? 0, request);
}
