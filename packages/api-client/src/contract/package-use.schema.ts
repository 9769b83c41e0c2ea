import { idSchema } from '@jianzhu/domain';
import { packageUseRecord, refuseUseRecord } from '@jianzhu/domain/orders';
import * as v from 'valibot';
import { recordId } from './fields.schema.ts';
import { moment } from './procurement.schema.ts';
import { recordEntries, seenRecord } from './record.schema.ts';

const use = v.object({
  ...recordEntries,
  /** Place of the item in the package, from 0. */
  itemNo: v.number(),
  itemName: v.string(),
  note: v.string(),
  /** Of `PACKAGE_USE_STATUS`. */
  status: v.number(),
  /** Who wrote it, by name to the seller; '' to the buyer. */
  writerName: v.string(),
  createTime: moment,
  /** Until when the buyer answers. */
  confirmDeadline: moment,
  /** '' before. */
  answerTime: moment,
  /** Nobody has answered in time. */
  isBySystem: v.boolean(),
  refuseReason: v.string(),
});

const answer = v.object({ id: idSchema, status: v.number(), version: v.number() });

type Used = v.InferOutput<typeof packageUseRecord> & { readonly orderId: string };
type Refused = v.InferOutput<typeof seenRecord> & v.InferOutput<typeof refuseUseRecord>;

export const packageUseSchemas = {
  list: {
    query: v.object({ orderId: recordId }),
    data: v.object({
      side: v.picklist(['require', 'supply']),
      /** How each item stands; times and left are null without limit. */
      items: v.array(
        v.object({
          name: v.string(),
          times: v.nullable(v.number()),
          used: v.number(),
          left: v.nullable(v.number()),
          /** Whether this member may write a use of it now. */
          mayUse: v.boolean(),
        }),
      ),
      /** Days that it is valid from its begin; both '' before that. */
      beginTime: moment,
      endTime: moment,
      /** Why no use is written now; '' where one is. */
      refusal: v.string(),
      /** The latest first. */
      uses: v.array(use),
      serverTime: moment,
    }),
  },
  add: {
    // Fields read looser input than they give.
    body: v.object({ orderId: recordId, ...packageUseRecord.entries }) as unknown as v.GenericSchema<Used, Used>,
    data: answer,
  },
  confirm: { body: seenRecord, data: answer },
  refuse: {
    body: v.object({ ...seenRecord.entries, ...refuseUseRecord.entries }) as unknown as v.GenericSchema<
      Refused,
      Refused
    >,
    data: answer,
  },
};
