import * as v from 'valibot';
import { code, id, optionalId, text } from '../wire-values.ts';

/** Notice of the message centre (specification 3); `isRead` 0 is unread, `optId` '-1' stands for no record. */
export const noticeSchema = v.object({
  id,
  title: text,
  content: text,
  createTime: text,
  isRead: code,
  switchType: code,
  jumpType: code,
  jumpUrl: text,
  optId: optionalId,
  pageSource: code,
});

export type Notice = v.InferOutput<typeof noticeSchema>;

/** Whether the notice carries the unread dot. Takes the raw field as well, so "0" counts like 0. */
export function isUnread(notice: { readonly isRead?: number | string | null | undefined }): boolean {
  return notice.isRead === 0 || notice.isRead === '0';
}
