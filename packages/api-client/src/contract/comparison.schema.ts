import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { award } from './award.schema.ts';
import { recordId } from './fields.schema.ts';
import { amount, askedLineEntries, counterpart, moment, optionalAmount } from './procurement.schema.ts';

const cell = v.object({
  lineId: idSchema,
  quotationId: idSchema,
  quoted: v.boolean(),
  /** What counts: the second price where there is one. */
  unitPrice: optionalAmount,
  /** Yuan, four decimals; '' where it is not quoted. */
  netUnitPrice: v.string(),
  taxRate: v.nullable(v.number()),
  amount: optionalAmount,
  net: optionalAmount,
  /** Net with its shares of freight and discount. */
  landed: optionalAmount,
  brand: v.string(),
  specOffered: v.string(),
  isEquivalent: v.boolean(),
  arrivalDate: moment,
  isLate: v.boolean(),
  remark: v.string(),
  firstUnitPrice: optionalAmount,
  secondUnitPrice: optionalAmount,
  isLowest: v.boolean(),
  isHighest: v.boolean(),
  /** Far from the middle of at least three prices. */
  isOutlier: v.boolean(),
});

const byLine = v.array(v.object({ lineId: idSchema, quotationId: idSchema }));

/** Matrix of lines and suppliers (domain rules 34). */
export const comparison = v.object({
  inquiry: v.object({
    id: idSchema,
    version: v.number(),
    code: v.string(),
    title: v.string(),
    status: v.number(),
    wholeOrder: v.number(),
    /** Of `AWARD_MODES`: as it was awarded, before that as it has to be; null where it may be either. */
    awardMode: v.nullable(v.number()),
    allowSecond: v.number(),
    round: v.number(),
    freightBearer: v.nullable(v.number()),
    openTime: moment,
    serverTime: moment,
    budgetAmount: optionalAmount,
    allowedActions: v.array(v.string()),
    /** From this total on an award is put to approval; null where it never is. */
    approvalThreshold: optionalAmount,
    award: v.nullable(award),
  }),
  lines: v.array(v.object({ ...askedLineEntries, refPrice: optionalAmount, wonBy: v.nullable(idSchema) })),
  suppliers: v.array(
    v.object({
      quotationId: idSchema,
      ...counterpart.entries,
      status: v.number(),
      /** By the total on the basis of the comparison, from 1; null where not every line is quoted. */
      rankTotal: v.nullable(v.number()),
      quotedLines: v.number(),
      goodsAmount: amount,
      freightAmount: amount,
      freightTaxRate: v.number(),
      freightTax: amount,
      discountAmount: amount,
      totalAmount: amount,
      netAmount: amount,
      taxAmount: amount,
      deliveryDays: v.number(),
      paymentTermAccept: v.number(),
      paymentTermText: v.string(),
      validUntil: moment,
      isExpired: v.boolean(),
      remark: v.string(),
      attachmentCount: v.number(),
      submitTime: moment,
      responseRate: v.nullable(v.number()),
      /** Deals with this buyer. */
      dealCount: v.number(),
      hasSecond: v.boolean(),
      /** It has refused a deal of this inquiry, or let its time pass. */
      hasRefused: v.boolean(),
    }),
  ),
  /** Who takes no part, and why. */
  excluded: v.array(
    v.object({
      quotationId: idSchema,
      ...counterpart.entries,
      totalAmount: amount,
      reason: v.string(),
      operatorName: v.string(),
      createTime: moment,
    }),
  ),
  /** Line by line in the order of the suppliers. */
  cells: v.array(cell),
  strategies: v.object({
    wholeLowest: v.nullable(idSchema),
    perLineLowest: byLine,
    perLineLanded: byLine,
    fastest: v.nullable(idSchema),
  }),
});

/** Which inquiry, and what its quotations are compared by. */
export const compareQuery = {
  id: recordId,
  /** `net` without tax, `gross` with it. */
  taxMode: v.optional(v.picklist(['net', 'gross'], '比价口径不正确'), 'net'),
};
