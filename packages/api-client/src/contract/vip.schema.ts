import { idSchema } from '@jianzhu/domain';
import { VIP_MESSAGES, VIP_MONTHS } from '@jianzhu/domain/vips';
import * as v from 'valibot';
import { oneOfCodes } from './fields.schema.ts';
import { amount, moment } from './procurement.schema.ts';

const term = { level: oneOfCodes([1, 2, 3], VIP_MESSAGES.noPlan), months: oneOfCodes(VIP_MONTHS, VIP_MESSAGES.noPlan) };

const quote = v.object({
  /** `open`, `renew` or `upgrade`; '' where it is not sold. */
  kind: v.string(),
  amount,
  deduction: amount,
  payAmount: amount,
  unusedDays: v.number(),
  beginDate: moment,
  endDate: moment,
  /** Why it is not sold; '' where it is. */
  refusal: v.string(),
});

export const vipSchemas = {
  plans: {
    data: v.object({
      /** Level in force and its last day; '' where it has none. */
      level: v.number(),
      endDate: moment,
      plans: v.array(v.object({ level: v.number(), month: amount, year: amount })),
      /** A membership order that waits for its payment. */
      unpaidOrderId: v.nullable(idSchema),
    }),
  },
  quote: { query: v.object(term), data: quote },
  buy: { body: v.object(term), data: v.object({ orderId: idSchema, payOrderId: v.nullable(idSchema) }) },
  quota: {
    data: v.object({
      level: v.number(),
      /** Last day of all that was bought; '' where it has none. */
      endDate: moment,
      /** What is limited and used: `limit` null without limit. */
      quotas: v.array(v.object({ key: v.string(), used: v.number(), limit: v.nullable(v.number()) })),
    }),
  },
};
