import { idSchema } from '@jianzhu/domain';
import { field } from '@jianzhu/domain/forms';
import {
  type AwardFields,
  awardRecord,
  awardRuleRecord,
  exclusionRecord,
  INQUIRY_MESSAGES,
  type InquiryDraft,
  inquiryDraft,
  inquiryLineDraft,
  MOST_INVITEES,
  MOST_LINES,
  type SecondRoundFields,
  secondRoundRecord,
} from '@jianzhu/domain/inquiries';
import * as v from 'valibot';
import { binary, byId, line, recordId, recordIds, regionCode, smallCode, submission } from './fields.schema.ts';
import { exportOf, pagingEntries, sortEntry, timedPageOf } from './page.ts';
import {
  amount,
  askedLineEntries,
  attachments,
  categoryFilter,
  counterpart,
  dayRange,
  logEntry,
  moment,
  optionalAmount,
  statusFilter,
  titleFilter,
} from './procurement.schema.ts';
import { outcomeOfMany, recordEntries, savedRecord, seenRecord, seenRecords } from './record.schema.ts';

export const inquirySorts = ['updateTime', 'quoteDeadline', 'publishTime', 'quotedCount'] as const;
export const hallSorts = ['publishTime', 'quoteDeadline'] as const;

const ownFilters = {
  ...titleFilter,
  status: statusFilter,
  categoryCode: categoryFilter,
  publishScope: v.optional(smallCode),
  projectName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80, '所属项目不能超过80个字'))),
  ...dayRange('PublishTime'),
  ...dayRange('QuoteDeadline'),
};

const ownRow = v.object({
  ...recordEntries,
  code: v.string(),
  status: v.number(),
  title: v.string(),
  projectName: v.string(),
  categoryNames: v.array(v.string()),
  publishScope: v.nullable(v.number()),
  sealed: v.number(),
  lineCount: v.number(),
  quotedCount: v.number(),
  invitedCount: v.number(),
  viewedCount: v.number(),
  publishTime: moment,
  quoteDeadline: moment,
  round: v.number(),
  round2Deadline: moment,
  /** Of its deals, once it is awarded; null to who may read neither offers nor deals. */
  awardTotal: optionalAmount,
  /** An award waits for approval. */
  isAwardHeld: v.boolean(),
});

const hallFilters = {
  ...titleFilter,
  categoryCode: categoryFilter,
  cityCode: v.optional(regionCode),
  ...dayRange('PublishTime'),
  ...dayRange('QuoteDeadline'),
};

/** An inquiry as a supplier finds it. */
const hallRow = v.object({
  id: idSchema,
  code: v.string(),
  status: v.number(),
  title: v.string(),
  /** '' where the buyer shows itself to those alone who have quoted: 已认证企业. */
  buyerName: v.string(),
  cityName: v.string(),
  categoryNames: v.array(v.string()),
  lineCount: v.number(),
  publishTime: moment,
  quoteDeadline: moment,
  round2Deadline: moment,
  deliveryDate: moment,
  isInvited: v.boolean(),
  /** Of the own invitation; null where there is none. */
  inviteStatus: v.nullable(v.number()),
  quotationId: v.nullable(idSchema),
  quotationStatus: v.nullable(v.number()),
});

const award = v.object({
  id: idSchema,
  version: v.number(),
  /** Of `AWARD_STATUS`. */
  status: v.number(),
  totalAmount: amount,
  authorName: v.string(),
  createTime: moment,
  reason: v.string(),
  allowedActions: v.array(v.string()),
  awards: v.array(v.object({ lineId: idSchema, quotationId: v.nullable(idSchema) })),
  reasons: v.array(v.object({ quotationId: idSchema, reason: v.string() })),
  /** 审批文件, the buyer's alone. */
  attachments,
});

/** Why something would be refused; null when it would not. */
const refusedAct = v.nullable(v.object({ code: v.number(), message: v.string() }));

/** What both sides read of an inquiry, and the part of the side that asks. */
const detail = v.object({
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

/** Fields of a sheet that is kept; lines that were there keep their ids. */
const saved = v.object({
  ...inquiryDraft.entries,
  lines: v.optional(
    v.pipe(
      v.array(v.object({ lineId: v.optional(recordId), ...inquiryLineDraft.entries })),
      v.maxLength(MOST_LINES, `询价清单最多${MOST_LINES}条`),
    ),
    [],
  ),
});

type SavedLine = InquiryDraft['lines'][number] & { readonly lineId?: string | undefined };
type SavedInquiry = Omit<InquiryDraft, 'lines'> & { readonly lines: readonly SavedLine[] };

const invitee = v.object({
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
const comparison = v.object({
  inquiry: v.object({
    id: idSchema,
    version: v.number(),
    code: v.string(),
    title: v.string(),
    status: v.number(),
    wholeOrder: v.number(),
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

/** Fen; null: no award waits for approval. */
const awardRule = v.object({ approvalThreshold: optionalAmount });

const compareQuery = {
  id: recordId,
  /** `net` without tax, `gross` with it. */
  taxMode: v.optional(v.picklist(['net', 'gross'], '比价口径不正确'), 'net'),
};

const secondDetail = v.object({
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

const reasonEntries = { reason: smallCode, remark: v.optional(line('说明', 0, 200), '') };

const deadline = field('dt', { label: '报价截止时间', required: true });

export const inquirySchemas = {
  list: { query: v.object({ ...pagingEntries, ...sortEntry(inquirySorts), ...ownFilters }), data: timedPageOf(ownRow) },
  exportRows: { body: v.object({ ...sortEntry(inquirySorts), ...ownFilters }), data: exportOf(ownRow) },
  hall: { query: v.object({ ...pagingEntries, ...sortEntry(hallSorts), ...hallFilters }), data: timedPageOf(hallRow) },
  invited: {
    query: v.object({
      ...pagingEntries,
      ...sortEntry(hallSorts),
      ...hallFilters,
      inviteStatus: v.optional(smallCode),
    }),
    data: timedPageOf(hallRow),
  },
  statusCount: {
    query: v.object({ side: v.picklist(['require', 'supply'], '身份不正确') }),
    data: v.object({
      /** Of the own inquiries, or of the own quotations. */
      statuses: v.array(v.object({ status: v.number(), count: v.number() })),
      hall: v.number(),
      invited: v.number(),
      deals: v.number(),
    }),
  },
  detail: { query: byId, data: detail },
  save: { body: savedRecord<SavedInquiry>(saved), data: submission },
  /** None: nobody is to be invited. */
  chooseInvitees: {
    body: v.object({
      ...seenRecord.entries,
      businessIds: v.pipe(v.array(recordId), v.maxLength(MOST_INVITEES, INQUIRY_MESSAGES.mostInvitees)),
    }),
    data: submission,
  },
  quota: {
    data: v.object({
      used: v.number(),
      /** Null without limit. */
      limit: v.nullable(v.number()),
      refusal: refusedAct,
    }),
  },
  publish: { body: seenRecord, data: submission },
  withdraw: { body: seenRecord, data: submission },
  extend: { body: v.object({ ...seenRecord.entries, quoteDeadline: deadline }), data: submission },
  notice: {
    body: v.object({
      ...seenRecord.entries,
      content: field('text', { label: '补充公告', required: true, min: 2, max: 1000 }),
      attachments: field('att', { label: '附件', max: 10 }),
    }),
    data: submission,
  },
  invite: { body: v.object({ ...seenRecord.entries, businessIds: recordIds }), data: submission },
  open: { body: seenRecord, data: submission },
  close: { body: v.object({ ...seenRecord.entries, ...reasonEntries }), data: submission },
  /** A draft of the same; of a sheet that failed or was closed with -R2 behind its title. */
  copy: { body: v.object({ id: recordId }), data: submission },
  /** Takes lines of a draft into one of their own. */
  split: {
    body: v.object({
      ...seenRecord.entries,
      lineIds: v.pipe(v.array(recordId), v.minLength(1, '请至少选择一条清单'), v.maxLength(MOST_LINES)),
    }),
    data: submission,
  },
  delete: { body: seenRecord, data: v.null() },
  deleteMany: { body: seenRecords, data: outcomeOfMany },
  acceptInvite: { body: byId, data: v.object({ inviteStatus: v.number() }) },
  declineInvite: { body: v.object({ id: recordId, ...reasonEntries }), data: v.object({ inviteStatus: v.number() }) },
  exportLines: {
    body: byId,
    data: exportOf(v.object({ ...askedLineEntries, refPrice: v.optional(optionalAmount) })),
  },
  invitees: {
    query: v.object({ id: recordId, inviteStatus: v.optional(smallCode) }),
    data: v.array(invitee),
  },
  log: { query: byId, data: v.array(logEntry) },
  compare: { query: v.object(compareQuery), data: comparison },
  exportComparison: {
    body: v.object(compareQuery),
    data: v.object({ ...comparison.entries, mark: v.string() }),
  },
  exclude: {
    body: v.object({ ...seenRecord.entries, quotationId: recordId, ...exclusionRecord.entries }),
    data: submission,
  },
  restore: { body: v.object({ ...seenRecord.entries, quotationId: recordId }), data: submission },
  awardRule: { data: awardRule },
  setAwardRule: {
    /** With what it was when the caller saw it. */
    body: v.object({ ...awardRuleRecord.entries, previous: optionalAmount }),
    data: awardRule,
  },
  comparisonFile: { body: v.object(compareQuery), data: v.blob() },
  award: {
    body: v.object({ ...seenRecord.entries, ...awardRecord.entries }) as unknown as v.GenericSchema<
      Seen & AwardFields,
      Seen & AwardFields
    >,
    data: v.object({ ...submission.entries, isHeld: v.boolean() }),
  },
  /** `id` and `version` of the inquiry. */
  awardApprove: {
    body: v.object({ ...seenRecord.entries, agree: binary, reason: v.optional(line('驳回原因', 0, 200), '') }),
    data: submission,
  },
  awardWithdraw: { body: seenRecord, data: submission },
  startSecond: {
    body: v.object({ ...seenRecord.entries, ...secondRoundRecord.entries }) as unknown as v.GenericSchema<
      Seen & SecondRoundFields,
      Seen & SecondRoundFields
    >,
    data: submission,
  },
  endSecond: { body: seenRecord, data: submission },
  second: { query: byId, data: secondDetail },
};

/** Fields read looser input than they give; who calls sends what they hold. */
type Seen = v.InferOutput<typeof seenRecord>;
