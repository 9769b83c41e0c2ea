import { idSchema } from '@jianzhu/domain';
import { type BidDraft, type BidFields, bidDraft, bidRecord } from '@jianzhu/domain/bids';
import * as v from 'valibot';
import { byId, keyword, recordId, submission } from './fields.schema.ts';
import { pagingEntries, sortEntry, timedPageOf } from './page.ts';
import {
  amount,
  askedLineEntries,
  attachments,
  counterpart,
  logEntry,
  moment,
  optionalAmount,
  statusFilter,
} from './procurement.schema.ts';
import { recordEntries, savedRecord, seenRecord } from './record.schema.ts';

const sorts = ['submitTime', 'totalPrice'] as const;

const line = v.object({
  ...askedLineEntries,
  unitPrice: optionalAmount,
  taxRate: v.nullable(v.number()),
  offeredBrand: v.string(),
  isEquivalent: v.boolean(),
  specOffered: v.string(),
  offeredArrivalDate: moment,
  offeredWarrantyDays: v.nullable(v.number()),
  offerRemark: v.string(),
  amount: optionalAmount,
  net: optionalAmount,
  tax: optionalAmount,
});

const detail = v.object({
  ...recordEntries,
  code: v.string(),
  status: v.number(),
  isOwn: v.boolean(),
  tenderId: idSchema,
  tenderCode: v.string(),
  title: v.string(),
  tenderType: v.nullable(v.number()),
  tenderKind: v.nullable(v.number()),
  tenderStatus: v.number(),
  supplier: counterpart,
  buyer: counterpart,
  bidDeadline: moment,
  openTime: moment,
  totalPrice: optionalAmount,
  taxRate: v.nullable(v.number()),
  periodDays: v.nullable(v.number()),
  qualityText: v.string(),
  projectManager: v.string(),
  managerCert: v.string(),
  techFiles: attachments,
  bizFiles: attachments,
  otherFiles: attachments,
  bidLetter: v.string(),
  lines: v.array(line),
  submitTime: moment,
  /** The own ones; 0 and '' to the buyer. */
  revision: v.number(),
  payloadHash: v.string(),
  /** Why it was rejected; '' when it was not. */
  rejectReason: v.string(),
  logs: v.array(logEntry),
  serverTime: moment,
});

const receipt = v.object({
  code: v.string(),
  tenderCode: v.string(),
  tenderTitle: v.string(),
  bidderName: v.string(),
  revision: v.number(),
  /** `YYYY-MM-DD HH:mm:ss.SSS` */
  submitTime: v.string(),
  payloadHash: v.string(),
  files: v.array(
    v.object({
      part: v.picklist(['techFiles', 'bizFiles', 'otherFiles']),
      fileName: v.string(),
      fileSize: v.number(),
      md5: v.string(),
    }),
  ),
  /** The platform's, over all of the above, in hex. */
  signature: v.string(),
});

/** A bid that was received, once it is open. */
const row = v.object({
  ...recordEntries,
  code: v.string(),
  status: v.number(),
  tenderId: idSchema,
  title: v.string(),
  businessId: idSchema,
  businessName: v.string(),
  totalPrice: amount,
  periodDays: v.nullable(v.number()),
  submitTime: moment,
});

/** A row of the opening record, as it was frozen. */
const openedRow = v.object({
  place: v.number(),
  bidId: idSchema,
  bidderName: v.string(),
  totalPrice: amount,
  periodDays: v.number(),
  qualityText: v.string(),
  projectManager: v.string(),
  /** Null where none was asked for. */
  depositStatus: v.nullable(v.number()),
  submitTime: moment,
  remark: v.string(),
  isOwn: v.boolean(),
});

const table = v.object({
  ...recordEntries,
  code: v.string(),
  status: v.number(),
  title: v.string(),
  tenderType: v.nullable(v.number()),
  isStatutory: v.number(),
  failReason: v.string(),
  buyerName: v.string(),
  isOwner: v.boolean(),
  bidDeadline: moment,
  openTime: moment,
  /** Null while the rule hides it. */
  bidCount: v.nullable(v.number()),
  /** To the buyer: who opens, and when each has confirmed. */
  openers: v.array(v.object({ name: v.string(), confirmTime: moment, isSelf: v.boolean() })),
  /** '' before the opening. */
  openedAt: moment,
  /** Who opened it; none: the platform. */
  openerNames: v.array(v.string()),
  /** Each bidder reads the whole record, not its own row alone. */
  isPublic: v.boolean(),
  bidders: v.array(openedRow),
  serverTime: moment,
});

/** Body of a bid: the record's id and version once it is there. */
const ofTender = { tenderId: recordId };
type OfTender = { readonly tenderId: string };

export const bidSchemas = {
  list: {
    query: v.object({
      ...pagingEntries,
      ...sortEntry(sorts),
      /** 招标名称/投标人 */
      keyword,
      status: statusFilter,
      tenderId: v.optional(recordId),
    }),
    data: timedPageOf(row),
  },
  detail: { query: byId, data: detail },
  byTender: {
    query: v.object(ofTender),
    data: v.object({
      /** What is unfinished of it before what was submitted; null while there is none. */
      bid: v.nullable(detail),
      isSignedUp: v.boolean(),
      isFeePaid: v.boolean(),
      isDepositPaid: v.boolean(),
      /** Why a bid would be refused now; '' where it would not. */
      refusal: v.string(),
      serverTime: moment,
    }),
  },
  receipt: {
    query: v.object({ ...byId.entries, revision: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/))) }),
    data: receipt,
  },
  save: {
    body: savedRecord<BidDraft & OfTender>(v.object({ ...bidDraft.entries, ...ofTender })),
    data: submission,
  },
  submit: {
    body: savedRecord<BidFields & OfTender>(v.object({ ...bidRecord.entries, ...ofTender })),
    data: v.object({ ...submission.entries, revision: v.number(), receiptCode: v.string(), submitTime: moment }),
  },
  withdraw: { body: seenRecord, data: submission },
  table: { query: byId, data: table },
  exportTable: {
    body: byId,
    data: v.object({ rows: v.array(openedRow), mark: v.string(), isCut: v.boolean() }),
  },
  openerChoices: { data: v.array(v.object({ userId: idSchema, name: v.string() })) },
  publishRecord: { body: v.object({ id: recordId }), data: submission },
  confirmOpening: {
    body: seenRecord,
    data: v.object({
      ...submission.entries,
      /** Openers who still have to confirm. */
      left: v.number(),
    }),
  },
};
