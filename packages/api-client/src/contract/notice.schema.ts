import { countSchema, noticeSchema, tabUnreadCountsSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { byId } from './fields.schema.ts';
import { pageOf, pagingEntries } from './page.ts';

/** 0 order service, 1 service notice, 2 system notice, 3 benefits. Zero is a value. */
export const noticeType = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.picklist([0, 1, 2, 3], '通知类型不正确'),
);

export const noticeSchemas = {
  noReadCount: { data: countSchema },
  list: { query: v.object({ ...pagingEntries, noticeType }), data: pageOf(noticeSchema) },
  clickRead: { params: byId, data: v.null() },
  allRead: { query: v.object({ noticeType: v.optional(noticeType) }), data: v.null() },
  tabNoReadCount: { data: tabUnreadCountsSchema },
};
