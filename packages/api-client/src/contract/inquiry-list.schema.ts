import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { regionCode, smallCode } from './fields.schema.ts';
import { categoryFilter, dayRange, moment, optionalAmount, statusFilter, titleFilter } from './procurement.schema.ts';
import { recordEntries } from './record.schema.ts';

export const inquirySorts = ['updateTime', 'quoteDeadline', 'publishTime', 'quotedCount'] as const;
export const hallSorts = ['publishTime', 'quoteDeadline'] as const;

/** What a list of the own inquiries is asked for. */
export const ownFilters = {
  ...titleFilter,
  status: statusFilter,
  categoryCode: categoryFilter,
  publishScope: v.optional(smallCode),
  projectName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80, '所属项目不能超过80个字'))),
  ...dayRange('PublishTime'),
  ...dayRange('QuoteDeadline'),
};

/** An inquiry in the list of its buyer. */
export const ownRow = v.object({
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

/** What the hall and the invitations are asked for. */
export const hallFilters = {
  ...titleFilter,
  categoryCode: categoryFilter,
  cityCode: v.optional(regionCode),
  ...dayRange('PublishTime'),
  ...dayRange('QuoteDeadline'),
};

/** An inquiry as a supplier finds it. */
export const hallRow = v.object({
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
