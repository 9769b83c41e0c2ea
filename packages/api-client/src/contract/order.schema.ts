import { idSchema } from '@jianzhu/domain';
import {
  appealRecord,
  deliverRecord,
  type OrderFields,
  type OrderRating,
  orderRecord,
  ratingRecord,
  ratingReplyRecord,
  refundRecord,
} from '@jianzhu/domain/orders';
import * as v from 'valibot';
import { binary, byId, oneOfCodes, pinTicket, recordId, smallCode, submission } from './fields.schema.ts';
import { pageOf, pagingEntries, sortEntry, timedPageOf } from './page.ts';
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

const orderSorts = ['updateTime', 'createTime', 'payAmount'] as const;

const query = v.object({
  ...pagingEntries,
  ...sortEntry(orderSorts),
  ...titleFilter,
  status: statusFilter,
  orderType: v.optional(smallCode),
  ...dayRange('CreateTime'),
});

/** What an order says of itself in every list (domain rules 33). */
const rowEntries = {
  ...recordEntries,
  code: v.string(),
  /** Of `ORDER_STATUS`. */
  status: v.number(),
  /** Of `ORDER_TYPES`. */
  orderType: v.number(),
  title: v.string(),
  cover: v.string(),
  packageName: v.string(),
  counterpartName: v.string(),
  quantity: v.number(),
  payAmount: amount,
  createTime: moment,
  payTime: moment,
  payDeadline: moment,
  autoConfirmTime: moment,
};

/** A membership as its order has it; dates are days, '' before it is paid. */
const membership = v.object({
  level: v.number(),
  months: v.number(),
  /** Of `VIP_STATUS`. */
  status: v.number(),
  amount,
  deduction: amount,
  beginDate: moment,
  endDate: moment,
});

const authRow = v.object({ ...rowEntries, membership, invoiceStatus: v.number() });

/** What a target is sold for now, as the order's form shows it. */
const offer = v.object({
  orderType: v.number(),
  targetId: idSchema,
  title: v.string(),
  cover: v.string(),
  sellerName: v.string(),
  packageName: v.string(),
  unit: v.string(),
  days: v.number(),
  /** fen, of one */
  price: amount,
  refundRule: v.number(),
  /** Level of the own membership, whose discount the price has. */
  level: v.number(),
  isVirtual: v.boolean(),
  /** Why it cannot be bought; '' where it can. */
  refusal: v.string(),
});

const target = {
  orderType: oneOfCodes([1, 2, 3, 4], '订单类型不正确'),
  targetId: recordId,
  /** Of a service sold by packages, from 0. */
  packageIndex: v.optional(smallCode),
};

const rating = v.object({
  score: v.number(),
  tags: v.array(v.number()),
  text: v.string(),
  createTime: moment,
  reply: v.string(),
  replyTime: moment,
});

const refund = v.object({
  amount,
  reason: v.string(),
  applyTime: moment,
  /** Until when the seller answers; '' once he has. */
  deadline: moment,
  refuseReason: v.string(),
});

const detail = v.object({
  ...rowEntries,
  side: v.picklist(['require', 'supply']),
  buyer: counterpart,
  /** Null for what the platform sells. */
  seller: v.nullable(counterpart),
  unit: v.string(),
  days: v.number(),
  price: amount,
  amount,
  discountAmount: amount,
  refundRule: v.number(),
  demandText: v.string(),
  contactName: v.string(),
  contactPhone: v.string(),
  attachments,
  deliverNote: v.string(),
  deliverables: attachments,
  rejectCount: v.number(),
  rejectReason: v.string(),
  startTime: moment,
  deliverTime: moment,
  finishTime: moment,
  settleTime: moment,
  closeReason: v.string(),
  refund: v.nullable(refund),
  rating: v.nullable(rating),
  membership: v.nullable(membership),
  /** Of a package of legal services: what it holds, `times` null without limit. */
  items: v.array(v.object({ name: v.string(), times: v.nullable(v.number()) })),
  /** What the order is for, to be looked at; '' where its page is none of the portal. */
  targetId: idSchema,
  invoiceId: v.nullable(idSchema),
  invoiceStatus: v.number(),
  mayInvoice: v.boolean(),
  logs: v.array(logEntry),
  serverTime: moment,
});

type Seen = v.InferOutput<typeof seenRecord>;

/** A body that the domain reads looser than callers write it. */
const bodyOf = <Fields>(entries: v.ObjectEntries) => v.object(entries) as unknown as v.GenericSchema<Fields, Fields>;

const withReason = v.object({ ...seenRecord.entries, reason: appealRecord.entries.reason });

type Created = Partial<OrderFields> & {
  readonly orderType: number;
  readonly targetId: string;
  readonly packageIndex?: number | undefined;
  readonly attachments?: v.InferOutput<typeof attachments> | undefined;
};

export const orderSchemas = {
  offer: { query: v.object(target), data: offer },
  create: {
    body: bodyOf<Created>({
      ...target,
      quantity: v.optional(orderRecord.entries.quantity),
      contactName: v.optional(v.string()),
      contactPhone: v.optional(v.string()),
      demandText: v.optional(orderRecord.entries.demandText),
      attachments: v.optional(v.pipe(attachments, v.maxLength(10, '最多上传10个文件'))),
    }),
    data: v.object({ orderId: idSchema, payOrderId: v.nullable(idSchema) }),
  },
  pay: { body: seenRecord, data: v.object({ payOrderId: idSchema }) },
  buyList: { query, data: timedPageOf(v.object(rowEntries)) },
  sellList: { query, data: timedPageOf(v.object(rowEntries)) },
  authList: { query, data: pageOf(authRow) },
  detail: { query: byId, data: detail },
  cancel: { body: seenRecord, data: submission },
  acceptOrder: { body: seenRecord, data: submission },
  refuseOrder: { body: withReason, data: submission },
  deliver: {
    body: v.object({ ...seenRecord.entries, ...deliverRecord.entries }) as unknown as v.GenericSchema<
      Seen & v.InferOutput<typeof deliverRecord>,
      Seen & v.InferOutput<typeof deliverRecord>
    >,
    data: submission,
  },
  confirm: { body: seenRecord, data: submission },
  rejectDeliver: { body: withReason, data: submission },
  refundApply: {
    body: bodyOf<Seen & v.InferOutput<typeof refundRecord>>({ ...seenRecord.entries, ...refundRecord.entries }),
    data: submission,
  },
  refundHandle: {
    body: v.object({
      ...seenRecord.entries,
      agree: binary,
      reason: v.optional(v.string(), ''),
      /** Above 10,000 yuan. */
      pinTicket: v.optional(pinTicket),
    }),
    data: submission,
  },
  appeal: { body: withReason, data: submission },
  rate: { body: bodyOf<Seen & OrderRating>({ ...seenRecord.entries, ...ratingRecord.entries }), data: submission },
  reply: { body: v.object({ ...seenRecord.entries, reply: ratingReplyRecord.entries.reply }), data: submission },
};
