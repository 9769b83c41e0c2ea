import { idSchema } from '@jianzhu/domain';
import { type DealRating, dealContractRecord, dealRatingRecord, dealReasonRecord } from '@jianzhu/domain/deals';
import * as v from 'valibot';
import { byId, smallCode, submission } from './fields.schema.ts';
import { exportOf, pagingEntries, sortEntry, timedPageOf } from './page.ts';
import {
  amount,
  attachments,
  counterpart,
  dayRange,
  logEntry,
  moment,
  statusFilter,
  titleFilter,
} from './procurement.schema.ts';
import { recordEntries, seenRecord } from './record.schema.ts';

export const dealSorts = ['updateTime', 'createTime', 'totalAmount', 'confirmDeadline'] as const;

const side = v.picklist(['require', 'supply'], '身份不正确');

const filters = {
  ...titleFilter,
  /** Deals as buyer or as supplier; both where it is not said. */
  side: v.optional(side),
  status: statusFilter,
  sourceType: v.optional(smallCode),
  ...dayRange('CreateTime'),
};

const row = v.object({
  ...recordEntries,
  code: v.string(),
  status: v.number(),
  side,
  title: v.string(),
  counterpartName: v.string(),
  sourceType: v.number(),
  totalAmount: amount,
  confirmDeadline: moment,
  createTime: moment,
});

const line = v.object({
  lineId: idSchema,
  materialName: v.string(),
  spec: v.string(),
  brand: v.string(),
  unit: v.string(),
  quantity: v.string(),
  unitPrice: amount,
  taxRate: v.number(),
  amount,
});

const rating = v.object({
  quality: v.number(),
  delivery: v.number(),
  service: v.number(),
  text: v.string(),
  createTime: moment,
});

/** What both the record and its document say. */
const agreedEntries = {
  code: v.string(),
  title: v.string(),
  buyer: counterpart,
  supplier: counterpart,
  lines: v.array(line),
  goodsAmount: amount,
  freightAmount: amount,
  discountAmount: amount,
  totalAmount: amount,
  /** Net and tax of the goods; the freight's tax stands apart (decision 75). */
  netAmount: amount,
  taxAmount: amount,
  freightTax: amount,
  amountInWords: v.string(),
};

const detail = v.object({
  ...recordEntries,
  ...agreedEntries,
  status: v.number(),
  side,
  sourceType: v.number(),
  sourceId: idSchema,
  quotationId: v.nullable(idSchema),
  createTime: moment,
  confirmDeadline: moment,
  confirmTime: moment,
  finishTime: moment,
  refuseReason: v.string(),
  contractAttachments: attachments,
  /** A wish to give the deal up that is still good; null where there is none. */
  voidRequest: v.nullable(v.object({ isOwn: v.boolean(), reason: v.string(), createTime: moment, until: moment })),
  ownRating: v.nullable(rating),
  otherRating: v.nullable(rating),
  logs: v.array(logEntry),
  serverTime: moment,
});

type Seen = v.InferOutput<typeof seenRecord>;

const withReason = v.object({ ...seenRecord.entries, reason: dealReasonRecord.entries.reason });

export const dealSchemas = {
  list: { query: v.object({ ...pagingEntries, ...sortEntry(dealSorts), ...filters }), data: timedPageOf(row) },
  exportRows: { body: v.object({ ...sortEntry(dealSorts), ...filters }), data: exportOf(row) },
  detail: { query: byId, data: detail },
  noticeDoc: {
    query: byId,
    data: v.object({ ...agreedEntries, date: moment, platformName: v.string(), mark: v.string() }),
  },
  confirm: { body: seenRecord, data: submission },
  refuse: { body: withReason, data: submission },
  finish: { body: seenRecord, data: submission },
  requestVoid: { body: withReason, data: submission },
  confirmVoid: { body: seenRecord, data: submission },
  contract: {
    body: v.object({ ...seenRecord.entries, attachments: dealContractRecord.entries.attachments }),
    data: submission,
  },
  rate: {
    body: v.object({ ...seenRecord.entries, ...dealRatingRecord.entries }) as unknown as v.GenericSchema<
      Seen & DealRating,
      Seen & DealRating
    >,
    data: submission,
  },
};
