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
import { awardRule } from './award.schema.ts';
import { compareQuery, comparison } from './comparison.schema.ts';
import { binary, byId, line, recordId, recordIds, smallCode, submission } from './fields.schema.ts';
import { detail, invitee, refusedAct } from './inquiry-detail.schema.ts';
import { hallFilters, hallRow, hallSorts, inquirySorts, ownFilters, ownRow } from './inquiry-list.schema.ts';
import { exportOf, pagingEntries, sortEntry, timedPageOf } from './page.ts';
import { exportedLine, logEntry, optionalAmount } from './procurement.schema.ts';
import { outcomeOfMany, savedRecord, seenRecord, seenRecords } from './record.schema.ts';
import { secondDetail } from './second-round.schema.ts';

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
    data: exportOf(exportedLine),
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
