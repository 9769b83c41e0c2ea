import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { amount, attachments, moment, optionalAmount } from './procurement.schema.ts';

/** An award as it was put forward (domain rules 4.7). */
export const award = v.object({
  id: idSchema,
  version: v.number(),
  /** Of `AWARD_STATUS`. */
  status: v.number(),
  totalAmount: amount,
  authorName: v.string(),
  createTime: moment,
  reason: v.string(),
  allowedActions: v.array(v.string()),
  /** Why this member may not agree though she has the permission, and who may; '' where nothing stands against it. */
  limitNote: v.string(),
  awards: v.array(v.object({ lineId: idSchema, quotationId: v.nullable(idSchema) })),
  reasons: v.array(v.object({ quotationId: idSchema, reason: v.string() })),
  /** 审批文件, the buyer's alone. */
  attachments,
});

/** Fen; null: no award waits for approval. */
export const awardRule = v.object({ approvalThreshold: optionalAmount });
