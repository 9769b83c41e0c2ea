import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { askedLineEntries, counterpart, moment, optionalAmount } from './procurement.schema.ts';

/** A second round: to the buyer whom it asks and how many have answered, to a supplier its own part. */
export const secondDetail = v.object({
  inquiryId: idSchema,
  inquiryVersion: v.number(),
  code: v.string(),
  title: v.string(),
  status: v.number(),
  isOwner: v.boolean(),
  deadline: moment,
  serverTime: moment,
  message: v.string(),
  showTarget: v.number(),
  showRank: v.number(),
  progress: v.object({ done: v.number(), all: v.number() }),
  allowedActions: v.array(v.string()),
  lines: v.array(
    v.object({
      ...askedLineEntries,
      /** To a supplier where the buyer shows it. */
      targetPrice: optionalAmount,
      /** The own one; null to the buyer. */
      firstUnitPrice: optionalAmount,
      secondUnitPrice: optionalAmount,
      taxRate: v.nullable(v.number()),
    }),
  ),
  /** To the owner: who was asked. */
  participants: v.array(v.object({ quotationId: idSchema, ...counterpart.entries })),
  /** To a supplier: the own quotation. */
  quotation: v.nullable(
    v.object({
      id: idSchema,
      version: v.number(),
      status: v.number(),
      /** Where the buyer shows it. */
      rank: v.nullable(v.number()),
    }),
  ),
});
