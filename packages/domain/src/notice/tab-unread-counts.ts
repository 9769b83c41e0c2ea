import * as v from 'valibot';
import { count } from '../wire-values.ts';

/** Unread notices by type (specification 3); the digit is the tab's code, not its place. */
export const tabUnreadCountsSchema = v.object({
  noticeType0: count,
  noticeType1: count,
  noticeType2: count,
  noticeType3: count,
});

export type TabUnreadCounts = v.InferOutput<typeof tabUnreadCountsSchema>;
