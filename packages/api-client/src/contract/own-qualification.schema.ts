import {
  QUALIFICATION_VALIDITIES,
  type QualificationFields,
  qualificationRecord,
} from '@jianzhu/domain/qualifications';
import * as v from 'valibot';
import { binary, byId, keyword, smallCode, submission } from './fields.schema.ts';
import { exportOf, pageOf, pagingEntries, sortEntry } from './page.ts';
import { attachments, logEntry } from './procurement.schema.ts';
import { outcomeOfMany, recordEntries, savedRecord, seenRecord, seenRecords } from './record.schema.ts';

export const qualificationSorts = ['updateTime', 'expireDate'] as const;

const state = v.picklist(
  QUALIFICATION_VALIDITIES.map(({ value }) => value),
  '筛选条件不正确',
);

/** A certificate as its company's list shows it: what was approved, or what is written of one that never was. */
const row = v.object({
  ...recordEntries,
  code: v.string(),
  /** Of `QUALIFICATION_SERIES`. */
  series: v.number(),
  seriesName: v.string(),
  categoryCode: v.string(),
  categoryName: v.string(),
  grade: v.string(),
  certNo: v.string(),
  issueOrg: v.string(),
  issueDate: v.string(),
  /** `YYYY-MM-DD`; '' for one that does not end. */
  expireDate: v.string(),
  /** Until it ends; null for one that does not, negative once it has. */
  daysLeft: v.nullable(v.number()),
  validState: state,
  /** Of `REVIEW_STATUS`. */
  status: v.number(),
  /** Why it was sent back, or revoked; '' otherwise. */
  reason: v.string(),
  isShow: v.number(),
  /** It was approved and stands: it counts for tenders, and is public where it is shown. */
  isInForce: v.boolean(),
  /** Of an approved one another version is written or reviewed. */
  hasChange: v.boolean(),
  /** Files of its pictures and its video. */
  fileCount: v.number(),
});

const filterEntries = {
  ...sortEntry(qualificationSorts),
  /** Of its number, its office or its category. */
  keyword,
  series: v.optional(smallCode),
  /** Id of a kind of `QUALIFICATION_KINDS`. */
  categoryCode: v.optional(v.pipe(v.string(), v.regex(/^\d{3,4}$/, '资质类别不正确'))),
  grade: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20, '资质等级不正确'))),
  status: v.optional(smallCode),
  validState: v.optional(state),
};

/** A certificate as its form has it: the change that is asked for, else what stands. */
const detail = v.object({
  ...recordEntries,
  code: v.string(),
  /** Of `QUALIFICATION_SERIES`; 0 for one that there is no more, as '' of a category. */
  series: v.number(),
  categoryCode: v.string(),
  grade: v.string(),
  certNo: v.string(),
  issueOrg: v.string(),
  issueDate: v.string(),
  isLongTerm: v.number(),
  /** `YYYY-MM-DD`; '' for one that does not end. */
  expireDate: v.string(),
  scope: v.string(),
  images: attachments,
  video: attachments,
  isShow: v.number(),
  status: v.number(),
  reason: v.string(),
  isInForce: v.boolean(),
  hasChange: v.boolean(),
  /** What is in force while a change of it is written or reviewed; null otherwise. */
  approved: v.nullable(row),
  submitTime: v.string(),
  logs: v.array(logEntry),
});

export const ownQualificationSchemas = {
  list: {
    query: v.object({ ...pagingEntries, ...filterEntries }),
    data: v.object({
      ...pageOf(row).entries,
      /** How many there are in each status, whatever is filtered. */
      counts: v.array(v.object({ status: v.number(), count: v.number() })),
    }),
  },
  exportRows: { body: v.object(filterEntries), data: exportOf(row) },
  detail: { query: byId, data: detail },
  save: { body: savedRecord<QualificationFields>(qualificationRecord), data: detail },
  submit: { body: seenRecord, data: submission },
  withdraw: { body: seenRecord, data: submission },
  discard: { body: seenRecord, data: submission },
  delete: { body: seenRecord, data: v.null() },
  deleteMany: { body: seenRecords, data: outcomeOfMany },
  submitMany: { body: seenRecords, data: outcomeOfMany },
  toggleShow: { body: v.object({ ...seenRecord.entries, isShow: binary }), data: submission },
  toggleShowMany: { body: v.object({ ...seenRecords.entries, isShow: binary }), data: outcomeOfMany },
};
