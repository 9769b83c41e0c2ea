import { idSchema } from '@jianzhu/domain';
import { askedSubsidiary, GROUP_LIST_NAMES, groupSharing } from '@jianzhu/domain/groups';
import * as v from 'valibot';
import { recordId } from './fields.schema.ts';
import { recordEntries, seenRecord } from './record.schema.ts';

const list = v.picklist(GROUP_LIST_NAMES, '列表不正确');

const row = v.object({
  ...recordEntries,
  /** What the caller's own company is in it. */
  side: v.picklist(['parent', 'subsidiary']),
  /** The other one. */
  businessId: idSchema,
  businessName: v.string(),
  /** Of `GROUP_STATUS`. */
  status: v.number(),
  /** What the subsidiary shows its parent. */
  lists: v.array(list),
  createTime: v.string(),
});

export const groupSchemas = {
  list: { data: v.array(row) },
  invite: { body: askedSubsidiary, data: v.object({ id: idSchema, status: v.number() }) },
  answer: {
    body: v.object({ ...seenRecord.entries, ...groupSharing.entries, agree: v.picklist([0, 1], '请选择是否同意') }),
    data: v.null(),
  },
  share: { body: v.object({ ...seenRecord.entries, ...groupSharing.entries }), data: v.null() },
  end: { body: seenRecord, data: v.null() },
  shared: {
    query: v.object({ id: recordId, list }),
    data: v.object({
      businessName: v.string(),
      /** How many there are; the newest are in `records`. */
      total: v.number(),
      records: v.array(
        v.object({
          id: idSchema,
          /** '' for a member. */
          code: v.string(),
          title: v.string(),
          /** Project, counterpart, department. */
          detail: v.string(),
          statusName: v.string(),
          /** Fen; null where the list has none. */
          amount: v.nullable(v.number()),
          time: v.string(),
        }),
      ),
    }),
  },
};
