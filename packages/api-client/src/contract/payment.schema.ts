import { idSchema } from '@jianzhu/domain';
import { PIN_PURPOSES } from '@jianzhu/domain/payments';
import * as v from 'valibot';
import { byId, pin, recordId } from './fields.schema.ts';
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
  pinVerify: {
    body: v.object({
      pin,
      purpose: v.picklist(PIN_PURPOSES, '用途不正确'),
      /** Record that the ticket is for. */
      bizId: recordId,
      /** fen; 0 where nothing is paid. */
      amount: v.pipe(
        v.number('金额不正确'),
        v.integer('金额不正确'),
        v.minValue(0, '金额不正确'),
        v.maxValue(9_999_999_999_999, '金额不正确'),
      ),
    }),
    /** Good for two minutes, once. */
    data: v.object({ pinTicket: v.string() }),
  },
};
