import { idSchema } from '@jianzhu/domain';
import {
  type QuotationDraft,
  type QuotationFields,
  quotationDraft,
  quotationRecord,
  type SecondPrice,
  secondPriceRecord,
} from '@jianzhu/domain/quotations';
import * as v from 'valibot';
import { byId, keyword, recordId, submission } from './fields.schema.ts';
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
} from './procurement.schema.ts';
import { recordEntries, savedRecord, seenRecord } from './record.schema.ts';

export const quotationSorts = ['updateTime', 'submitTime', 'quoteDeadline', 'totalAmount'] as const;

const fenFilter = v.optional(
  v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer('金额不正确'), v.minValue(0, '金额不正确')),
);

const filters = {
  /** 询价标题/报价单号 */
  keyword,
  status: statusFilter,
  categoryCode: categoryFilter,
  buyerName: keyword,
  ...dayRange('SubmitTime'),
  ...dayRange('QuoteDeadline'),
  /** fen, both included */
  minTotalAmount: fenFilter,
  maxTotalAmount: fenFilter,
};

const row = v.object({
  ...recordEntries,
  code: v.string(),
  status: v.number(),
  inquiryId: idSchema,
  title: v.string(),
  /** '' where the buyer keeps itself from those who have not quoted: 已认证企业. */
  buyerName: v.string(),
  round: v.number(),
  revision: v.number(),
  /** Null while nothing was submitted. */
  totalAmount: optionalAmount,
  submitTime: moment,
  quoteDeadline: moment,
  round2Deadline: moment,
  validUntil: moment,
  /** It stands, and the buyer cannot read it yet. */
  isSealed: v.boolean(),
  /** The buyer has added to the inquiry since. */
  isSupplemented: v.boolean(),
  dealId: v.nullable(idSchema),
});

const quotedLine = v.object({
  ...askedLineEntries,
  quoted: v.number(),
  unitPrice: optionalAmount,
  taxRate: v.nullable(v.number()),
  offeredBrand: v.string(),
  isEquivalent: v.boolean(),
  specOffered: v.string(),
  offeredArrivalDate: moment,
  isLate: v.boolean(),
  offeredWarrantyDays: v.nullable(v.number()),
  moq: v.string(),
  productId: v.string(),
  offerRemark: v.string(),
  amount: optionalAmount,
  net: optionalAmount,
  tax: optionalAmount,
  secondUnitPrice: optionalAmount,
  secondAmount: optionalAmount,
  /** Won by this quotation. */
  isWon: v.boolean(),
});

const totals = {
  goodsAmount: amount,
  netAmount: amount,
  taxAmount: amount,
  freightAmount: amount,
  freightTax: amount,
  discountAmount: amount,
  totalAmount: amount,
};

const detail = v.object({
  ...recordEntries,
  code: v.string(),
  status: v.number(),
  isOwn: v.boolean(),
  inquiryId: idSchema,
  inquiryCode: v.string(),
  title: v.string(),
  inquiryStatus: v.number(),
  supplier: counterpart,
  /** Null and '' as long as it keeps itself from those who have not quoted: 已认证企业. */
  buyer: v.object({ ...counterpart.entries, businessId: v.nullable(idSchema) }),
  round: v.number(),
  quoteDeadline: moment,
  round2Deadline: moment,
  supplierQuoteNo: v.string(),
  validUntil: moment,
  deliveryDays: v.nullable(v.number()),
  paymentTermAccept: v.number(),
  paymentTermText: v.string(),
  invoiceType: v.nullable(v.number()),
  freightTaxRate: v.nullable(v.number()),
  contact: v.object({ name: v.string(), phone: v.string() }),
  remark: v.string(),
  attachments,
  ...totals,
  lines: v.array(quotedLine),
  submitTime: moment,
  /** The own ones; 0 and '' to the buyer. */
  revision: v.number(),
  payloadHash: v.string(),
  isSupplemented: v.boolean(),
  dealId: v.nullable(idSchema),
  logs: v.array(logEntry),
  serverTime: moment,
});

const revision = v.object({
  revision: v.number(),
  round: v.number(),
  submitTime: moment,
  operatorName: v.string(),
  payloadHash: v.string(),
  totalAmount: amount,
  /** Lines whose price differs from the revision before. */
  changedLines: v.number(),
});

/** Body of a quotation: the record's id and version once it is there. */
const withInquiry = { inquiryId: recordId };
type OfInquiry = { readonly inquiryId: string };

export const quotationSchemas = {
  list: { query: v.object({ ...pagingEntries, ...sortEntry(quotationSorts), ...filters }), data: timedPageOf(row) },
  exportRows: { body: v.object({ ...sortEntry(quotationSorts), ...filters }), data: exportOf(row) },
  detail: { query: byId, data: detail },
  byInquiry: { query: v.object(withInquiry), data: v.nullable(detail) },
  revisions: { query: byId, data: v.array(revision) },
  save: {
    body: savedRecord<QuotationDraft & OfInquiry>(v.object({ ...quotationDraft.entries, ...withInquiry })),
    data: submission,
  },
  submit: {
    body: savedRecord<QuotationFields & OfInquiry>(v.object({ ...quotationRecord.entries, ...withInquiry })),
    data: v.object({
      ...submission.entries,
      revision: v.number(),
      submitTime: moment,
    }),
  },
  withdraw: { body: seenRecord, data: submission },
  submitSecond: {
    body: v.object({
      ...seenRecord.entries,
      lines: v.pipe(v.array(secondPriceRecord), v.minLength(1, '请至少填写一项二次报价'), v.maxLength(500)),
    }) as unknown as v.GenericSchema<
      v.InferOutput<typeof seenRecord> & { readonly lines: readonly SecondPrice[] },
      v.InferOutput<typeof seenRecord> & { readonly lines: readonly SecondPrice[] }
    >,
    data: v.object({ ...submission.entries, submitTime: moment }),
  },
};
