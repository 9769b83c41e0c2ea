import { noticeSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { binary, byId, keyword, recordIds } from './fields.schema.ts';
import { noticeType } from './notice.schema.ts';
import { pageOf, pagingEntries } from './page.ts';
import { outcomeOfMany } from './record.schema.ts';

export const messageCenterSchemas = {
  list: {
    query: v.object({
      ...pagingEntries,
      noticeType: v.optional(noticeType),
      isRead: v.optional(binary),
      keyword,
    }),
    data: pageOf(noticeSchema),
  },
  detail: { query: byId, data: noticeSchema },
  read: { body: v.object({ ids: recordIds }), data: outcomeOfMany },
  remove: { body: v.object({ ids: recordIds }), data: outcomeOfMany },
};
