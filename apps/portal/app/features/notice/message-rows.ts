import { formatNoticeTime, isUnread, type Notice, parseDateTime } from '@jianzhu/domain';
import type { MessageRow } from '@jianzhu/ui';

/** A notice as a row of a list shows it. A time that cannot be read is shown as it came. */
export function messageRow(notice: Notice, nowMs: number): MessageRow {
  const { id, title, content, createTime } = notice;
  const time = parseDateTime(createTime);
  return {
    id,
    title,
    content,
    time: time === null ? createTime : formatNoticeTime(time, nowMs),
    unread: isUnread(notice),
  };
}
