import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { byId, recordId } from './fields.schema.ts';
import { seenRecord } from './record.schema.ts';

const answer = v.object({ id: idSchema, status: v.number(), version: v.number() });

export const paymentSchemas = {
  status: { query: byId, data: answer },
  close: { body: seenRecord, data: answer },
  sandbox: {
    body: v.object({
      id: recordId,
      /** `charged` answers for the newest attempt, `again` for one that was answered as charged. */
      outcome: v.picklist(['charged', 'failed', 'again'], '支付结果不正确'),
    }),
    data: answer,
  },
};
