import { idSchema } from '@jianzhu/domain';
import { depositReasons } from '@jianzhu/domain/payments';
import * as v from 'valibot';
import { recordId, submission } from './fields.schema.ts';
import { pageOf, pagingEntries } from './page.ts';
import { amount, attachments, moment, optionalAmount, statusFilter } from './procurement.schema.ts';
import { recordEntries, seenRecord } from './record.schema.ts';

const payType = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.picklist([1, 2], '缴费类型不正确'));

/** A guarantee in place of money. */
const guaranteeEntries = {
  guaranteeNo: v.string(),
  issuer: v.string(),
  guaranteeAmount: optionalAmount,
  /** `YYYY-MM-DD` */
  validUntil: v.string(),
  files: attachments,
};

/** A deposit as the buyer sees it. */
const row = v.object({
  ...recordEntries,
  businessId: idSchema,
  businessName: v.string(),
  amount,
  method: v.nullable(v.number()),
  status: v.number(),
  payTime: moment,
  refundTime: moment,
  /** Its winner has refused: the buyer decides whether it is kept. */
  isHeld: v.boolean(),
  /** The buyer wants to keep it, and waits for the platform's word. */
  isForfeitAsked: v.boolean(),
  /** The buyer has proposed to turn it into the performance bond. */
  isProposed: v.boolean(),
  reason: v.string(),
  ...guaranteeEntries,
});

/** A payment of money, as its payer sees it. */
const order = v.object({
  ...recordEntries,
  code: v.string(),
  status: v.number(),
  channel: v.number(),
  amount,
  failReason: v.string(),
  payTime: moment,
});

/** A deposit after an act. */
const changed = v.omit(submission, ['code']);

export const depositSchemas = {
  list: {
    query: v.object({ ...pagingEntries, tenderId: recordId, status: statusFilter }),
    data: pageOf(row),
  },
  /** What is to be paid for a tender, and how far that is. */
  bill: {
    query: v.object({ tenderId: recordId, payType }),
    data: v.object({
      tender: v.object({
        id: idSchema,
        code: v.string(),
        title: v.string(),
        status: v.number(),
        tenderType: v.nullable(v.number()),
        buyerName: v.string(),
        bidDeadline: moment,
      }),
      /** fen */
      amount,
      deadline: moment,
      methods: v.array(v.number()),
      /** What the tender asks for, of `PAY_TYPE`. */
      payTypes: v.array(v.number()),
      isPaid: v.boolean(),
      order: v.nullable(order),
      /** The guarantee that was handed in, or the state of the deposit; null of the fee. */
      deposit: v.nullable(
        v.object({
          id: idSchema,
          version: v.number(),
          status: v.number(),
          method: v.nullable(v.number()),
          reason: v.string(),
          /** What the payer may do to it: answer the proposal to turn it into the performance bond. */
          allowedActions: v.array(v.string()),
          ...guaranteeEntries,
        }),
      ),
      /** Until when a guarantee has to hold, `YYYY-MM-DD`. */
      guaranteeUntil: v.string(),
      /** Where a transfer goes. */
      account: v.object({ name: v.string(), number: v.string(), bank: v.string() }),
      /** Why nothing can be paid now; null when it can. */
      refusal: v.nullable(v.object({ code: v.number(), message: v.string() })),
      /** Whether the channel is one that a person answers for. */
      isSandbox: v.boolean(),
      serverTime: moment,
    }),
  },
  create: {
    /** The fields of a voucher or a guarantee are read by the method (`voucherRecord`, `guaranteeRecord`). */
    body: v.object({
      tenderId: recordId,
      payType,
      method: v.picklist([1, 2, 3, 4], '请选择缴纳方式'),
      agreed: v.picklist([1], '请先阅读并同意缴纳须知'),
      payerName: v.optional(v.string(), ''),
      paidAmount: v.nullish(v.number(), null),
      paidDate: v.optional(v.string(), ''),
      guaranteeNo: v.optional(v.string(), ''),
      issuer: v.optional(v.string(), ''),
      guaranteeAmount: v.nullish(v.number(), null),
      validUntil: v.optional(v.string(), ''),
      files: v.optional(attachments, []),
    }),
    data: v.object({ status: v.number(), orderId: v.nullable(idSchema) }),
  },
  reserve: {
    body: v.object({ tenderId: recordId, payType }),
    data: v.object({ orderId: idSchema, code: v.string() }),
  },
  verify: {
    body: v.object({
      ...seenRecord.entries,
      agree: v.picklist([0, 1], '请选择核实结果'),
      reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, '驳回原因不能超过200个字')), ''),
    }),
    data: changed,
  },
  forfeit: { body: v.object({ ...seenRecord.entries, ...depositReasons.forfeit.entries }), data: changed },
  giveBack: { body: v.object({ ...seenRecord.entries, ...depositReasons.giveBack.entries }), data: changed },
  propose: { body: seenRecord, data: changed },
  answerBond: {
    body: v.object({
      ...seenRecord.entries,
      agree: v.picklist([0, 1], '请选择是否同意'),
      reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, '不同意原因不能超过200个字')), ''),
    }),
    data: changed,
  },
};
