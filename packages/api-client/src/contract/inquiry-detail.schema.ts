import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { award } from './award.schema.ts';
import { askedLineEntries, attachments, counterpart, logEntry, moment, optionalAmount } from './procurement.schema.ts';
import { recordEntries } from './record.schema.ts';

/** Why something would be refused; null when it would not. */
export const refusedAct = v.nullable(v.object({ code: v.number(), message: v.string() }));

/** What both sides read of an inquiry, and the part of the side that asks. */
export const detail = v.object({
  ...recordEntries,
  code: v.string(),
  status: v.number(),
  title: v.string(),
  projectName: v.string(),
  categoryCodes: v.array(v.string()),
  publishScope: v.nullable(v.number()),
  wholeOrder: v.number(),
  sealed: v.number(),
  allowSecond: v.number(),
  round: v.number(),
  publishTime: moment,
  quoteDeadline: moment,
  signUpDeadline: moment,
  round2Deadline: moment,
  openTime: moment,
  awardTime: moment,
  closeTime: moment,
  closeReason: v.nullable(v.number()),
  closeRemark: v.string(),
  deliveryDate: moment,
  deliveryMethod: v.nullable(v.number()),
  freightBearer: v.nullable(v.number()),
  paymentTerm: v.nullable(v.number()),
  paymentTermText: v.string(),
  invoiceType: v.nullable(v.number()),
  expectTaxRates: v.array(v.number()),
  pricingMode: v.nullable(v.number()),
  minSupplierLevel: v.nullable(v.number()),
  requiredQualifications: v.array(idSchema),
  remark: v.string(),
  attachments,
  /** Below its district it is '' to a supplier who has not quoted. */
  address: v.object({
    regionText: v.string(),
    detail: v.string(),
    siteName: v.string(),
    receiver: v.string(),
    phone: v.string(),
  }),
  /** Null to a supplier who has not quoted, where the buyer hides it. */
  contact: v.nullable(v.object({ name: v.string(), phone: v.string() })),
  lines: v.array(
    v.object({
      ...askedLineEntries,
      /** The buyer's alone; no supplier's answer has it. */
      refPrice: v.optional(optionalAmount),
    }),
  ),
  supplements: v.array(v.object({ content: v.string(), attachments, createTime: moment })),
  quotedCount: v.number(),
  questionCount: v.number(),
  logs: v.array(logEntry),
  serverTime: moment,
  /** To its owner alone. */
  buyer: v.nullable(
    v.object({
      projectId: v.string(),
      addressId: v.string(),
      hideContact: v.number(),
      budgetAmount: optionalAmount,
      /** Who is invited, of a draft who will be. */
      invitees: v.array(counterpart),
      invitedCount: v.number(),
      viewedCount: v.number(),
      extensions: v.number(),
      resultPublic: v.number(),
      /** Null to who may read neither offers nor deals. */
      awardTotal: optionalAmount,
      /** Of `AWARD_MODES`; null while lines are to be awarded. */
      awardMode: v.nullable(v.number()),
      /** The last award that was put to approval; null to who may not read offers. */
      award: v.nullable(award),
      /** None to who may not read deals. */
      deals: v.array(v.object({ id: idSchema, code: v.string(), status: v.number(), businessName: v.string() })),
    }),
  ),
  /** To a supplier alone. */
  supplier: v.nullable(
    v.object({
      /** As in a row of the hall. */
      buyerName: v.string(),
      buyerId: v.nullable(idSchema),
      invitee: v.nullable(v.object({ id: idSchema, version: v.number(), status: v.number() })),
      quotationId: v.nullable(idSchema),
      quotationStatus: v.nullable(v.number()),
      dealId: v.nullable(idSchema),
      /** Why this company may not quote, whatever the time. */
      refusal: refusedAct,
      /** Once it is awarded: who won, and how much where the buyer shows it. */
      winners: v.array(v.object({ businessName: v.string(), totalAmount: optionalAmount })),
    }),
  ),
});

/** Somebody who was invited, to the owner. */
export const invitee = v.object({
  id: idSchema,
  ...counterpart.entries,
  /** Of `INVITEE_SOURCES`. */
  source: v.number(),
  /** Of `INVITEE_STATUS`; 已报价 only after the opening where the sheet is sealed (decision 37). */
  inviteStatus: v.number(),
  viewTime: moment,
  answerTime: moment,
  quoteTime: moment,
  declineReason: v.nullable(v.number()),
  declineRemark: v.string(),
});
