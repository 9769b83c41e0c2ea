import { idSchema } from '@jianzhu/domain';
import { joinRequestAnswer, joinRequestRecord } from '@jianzhu/domain/invitations';
import * as v from 'valibot';
import { keyword, recordId, smallCode } from './fields.schema.ts';
import { pageOf, pagingEntries } from './page.ts';
import { recordEntries, seenRecord } from './record.schema.ts';

const row = v.object({
  ...recordEntries,
  name: v.string(),
  phoneMasked: v.string(),
  reason: v.string(),
  /** Of `JOIN_REQUEST_STATUS`. */
  status: v.number(),
  createTime: v.string(),
  /** '' before it. */
  handleTime: v.string(),
  handlerName: v.string(),
  refuseReason: v.string(),
});

/** A request of the person herself. */
const ownRow = v.object({
  ...recordEntries,
  businessName: v.string(),
  reason: v.string(),
  /** Of `JOIN_REQUEST_STATUS`. */
  status: v.number(),
  createTime: v.string(),
  refuseReason: v.string(),
});

export const joinRequestSchemas = {
  submit: {
    body: v.object({ businessId: recordId, ...joinRequestRecord.entries }),
    data: v.object({ id: idSchema, status: v.number() }),
  },
  mine: { data: v.array(ownRow) },
  withdraw: { body: seenRecord, data: v.null() },
  list: { query: v.object({ ...pagingEntries, keyword, status: v.optional(smallCode) }), data: pageOf(row) },
  handle: { body: v.object({ ...seenRecord.entries, ...joinRequestAnswer.entries }), data: v.null() },
};
