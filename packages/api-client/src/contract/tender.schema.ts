import { idSchema } from '@jianzhu/domain';
import { regionSchema } from '@jianzhu/domain/forms';
import { inquiryLineDraft, MOST_LINES } from '@jianzhu/domain/inquiries';
import {
  MOVED_TIMES,
  TENDER_MESSAGES,
  type TenderChange,
  type TenderDraft,
  tenderChange,
  tenderDraft,
  tenderTermination,
} from '@jianzhu/domain/tenders';
import * as v from 'valibot';
import { binary, byId, recordId, regionCode, smallCode, submission } from './fields.schema.ts';
import { exportOf, pagingEntries, sortEntry, timedPageOf } from './page.ts';
import {
  amount,
  attachments,
  counterpart,
  dayRange,
  exportedLine,
  logEntry,
  moment,
  optionalAmount,
  tenderStatusFilter,
  titleFilter,
} from './procurement.schema.ts';
import { recordEntries, savedRecord, seenRecord } from './record.schema.ts';

const sorts = ['updateTime', 'bidDeadline', 'publishTime'] as const;
const hallSorts = ['publishTime', 'signUpEnd', 'bidDeadline'] as const;

const ownFilters = {
  ...titleFilter,
  status: tenderStatusFilter,
  tenderType: v.optional(smallCode),
  tenderKind: v.optional(smallCode),
  cityCode: v.optional(regionCode),
  ...dayRange('PublishTime'),
};

const ownRow = v.object({
  ...recordEntries,
  code: v.string(),
  status: v.number(),
  title: v.string(),
  tenderType: v.nullable(v.number()),
  tenderKind: v.nullable(v.number()),
  cityName: v.string(),
  /** Suppliers that have signed up and may take part, or wait for a decision. */
  signUpCount: v.number(),
  /** Bids that were handed in; null until the bidding is over. */
  bidCount: v.nullable(v.number()),
  publishTime: moment,
  signUpStart: moment,
  signUpEnd: moment,
  bidDeadline: moment,
  openTime: moment,
});

const hallFilters = {
  ...titleFilter,
  tenderKind: v.optional(smallCode),
  cityCode: v.optional(regionCode),
  status: tenderStatusFilter,
  hasDeposit: v.optional(binary),
};

/** A tender as a supplier finds it. */
const hallRow = v.object({
  id: idSchema,
  code: v.string(),
  status: v.number(),
  title: v.string(),
  tenderType: v.nullable(v.number()),
  tenderKind: v.nullable(v.number()),
  buyerName: v.string(),
  cityName: v.string(),
  depositAmount: optionalAmount,
  docFee: optionalAmount,
  publishTime: moment,
  signUpStart: moment,
  signUpEnd: moment,
  bidDeadline: moment,
  isInvited: v.boolean(),
  /** Of the own sign-up; null without one. */
  signUpStatus: v.nullable(v.number()),
  /** The own bid has won. */
  hasWon: v.boolean(),
});

/** Null while nothing was chosen. */
const choice = v.nullable(v.number());

/** What both sides read of a tender, and the part of the side that asks. */
const detail = v.object({
  ...recordEntries,
  code: v.string(),
  status: v.number(),
  title: v.string(),
  tenderType: choice,
  tenderKind: choice,
  isStatutory: v.number(),
  statutoryNo: v.string(),
  projectName: v.string(),
  region: v.nullable(regionSchema),
  fundSource: choice,
  scopeText: v.string(),
  controlPrice: optionalAmount,
  requiredQualifications: v.array(idSchema),
  allowConsortium: v.number(),
  performanceText: v.string(),
  signUpStart: moment,
  signUpEnd: moment,
  docStart: moment,
  docEnd: moment,
  bidDeadline: moment,
  openTime: moment,
  needAudit: v.number(),
  docFee: optionalAmount,
  depositAmount: optionalAmount,
  depositMethods: v.array(v.number()),
  depositDeadline: moment,
  evalMethod: choice,
  evalItems: v.array(v.object({ name: v.string(), kind: choice, maxScore: choice })),
  bidValidDays: choice,
  candidateCount: choice,
  publicityDays: choice,
  docVisible: choice,
  docCount: v.number(),
  agencyName: v.string(),
  contactName: v.string(),
  /** Masked to a company that is not certified. */
  contactPhone: v.string(),
  publishTime: moment,
  /** Until when its candidates are published; '' before they are. */
  publicityEnd: moment,
  /** Until when the contract is to be signed; '' before the award, and to who has no part in it. */
  signUntil: moment,
  failReason: v.string(),
  /** The status that one had which failed or was terminated; null for all others. */
  stoppedAt: choice,
  lines: v.array(exportedLine),
  /** What was announced since its notice, the last first. */
  changes: v.array(
    v.object({
      content: v.string(),
      attachments,
      createTime: moment,
      times: v.array(v.object({ field: v.picklist(MOVED_TIMES.map(([name]) => name)), before: moment, after: moment })),
    }),
  ),
  logs: v.array(logEntry),
  serverTime: moment,
  /** To its owner alone. */
  buyer: v.nullable(
    v.object({
      estimateAmount: optionalAmount,
      /** Who is invited, of a draft who will be. */
      /** Members who open the bids together. */
      openers: v.array(v.object({ userId: idSchema, name: v.string() })),
      invitees: v.array(counterpart),
      docs: attachments,
      signUpCount: v.number(),
      /** That wait for a decision. */
      waitingCount: v.number(),
      /** Until when the buyer may go on with few suppliers; '' where that is not open. */
      continueUntil: moment,
      /** Why the review sent it back; '' when it did not. */
      rejectReason: v.string(),
    }),
  ),
  /** To a supplier alone. */
  supplier: v.nullable(
    v.object({
      buyerName: v.string(),
      buyerId: idSchema,
      isInvited: v.boolean(),
      /** The own bid; null while there is none. */
      bid: v.nullable(v.object({ id: idSchema, status: v.number() })),
      /** The own sign-up, and what it still has to pay; null without one. */
      signUp: v.nullable(
        v.object({
          id: idSchema,
          version: v.number(),
          status: v.number(),
          rejectReason: v.string(),
          isFeePaid: v.boolean(),
          depositStatus: v.nullable(v.number()),
          /** The own deposit: fen, of `DEPOSIT_METHODS`, the payment's number and when it arrived; null while there is none. */
          deposit: v.nullable(
            v.object({ amount, method: v.nullable(v.number()), payCode: v.string(), payTime: moment }),
          ),
          allowedActions: v.array(v.string()),
        }),
      ),
      /** Whether the tender gives its documents to this company now (`docs`). */
      hasDocs: v.boolean(),
    }),
  ),
});

/** Fields of a tender that is kept; lines that were there keep their ids. */
const saved = v.object({
  ...tenderDraft.entries,
  lines: v.optional(
    v.pipe(
      v.array(v.object({ lineId: v.optional(recordId), ...inquiryLineDraft.entries })),
      v.maxLength(MOST_LINES, TENDER_MESSAGES.mostLines),
    ),
    [],
  ),
});

type ChangedTender = v.InferOutput<typeof seenRecord> & TenderChange;
const changed = v.object({ ...seenRecord.entries, ...tenderChange.entries });

type SavedLine = TenderDraft['lines'][number] & { readonly lineId?: string | undefined };
type SavedTender = Omit<TenderDraft, 'lines'> & { readonly lines: readonly SavedLine[] };

export const tenderSchemas = {
  list: {
    query: v.object({ ...pagingEntries, ...sortEntry(sorts), ...ownFilters }),
    data: timedPageOf(ownRow),
  },
  hall: {
    query: v.object({ ...pagingEntries, ...sortEntry(hallSorts), ...hallFilters }),
    data: timedPageOf(hallRow),
  },
  invited: {
    query: v.object({ ...pagingEntries, ...sortEntry(hallSorts), ...hallFilters }),
    data: timedPageOf(hallRow),
  },
  statusCount: {
    query: v.object({ side: v.picklist(['require', 'supply'], '身份不正确') }),
    data: v.object({
      /** Of the own tenders; none to those who supply. */
      statuses: v.array(v.object({ status: v.number(), count: v.number() })),
      hall: v.number(),
      invited: v.number(),
    }),
  },
  detail: { query: byId, data: detail },
  docs: { query: byId, data: attachments },
  exportLines: { body: v.object({ id: recordId }), data: exportOf(exportedLine) },
  quota: {
    data: v.object({
      used: v.number(),
      /** Null without limit. */
      limit: v.nullable(v.number()),
      refusal: v.nullable(v.object({ code: v.number(), message: v.string() })),
    }),
  },
  save: { body: savedRecord<SavedTender>(saved), data: submission },
  submit: { body: seenRecord, data: submission },
  withdraw: { body: seenRecord, data: submission },
  continue: { body: seenRecord, data: submission },
  delete: { body: seenRecord, data: v.null() },
  changeNotice: {
    // Fields read looser input than they give; who calls sends what they hold.
    body: changed as unknown as v.GenericSchema<ChangedTender, ChangedTender>,
    data: submission,
  },
  terminate: { body: v.object({ ...seenRecord.entries, ...tenderTermination.entries }), data: submission },
  /** Where the archive is read, good for ten minutes. */
  archive: { body: v.object({ id: recordId }), data: v.object({ url: v.string() }) },
  /** Without its times, under the next title. */
  copy: { body: v.object({ id: recordId }), data: submission },
  fromInquiry: { body: v.object({ inquiryId: recordId }), data: submission },
};
