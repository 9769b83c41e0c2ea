import { idSchema } from '@jianzhu/domain';
import { type SignUpFields, signUpAudit, signUpRecord } from '@jianzhu/domain/sign-ups';
import * as v from 'valibot';
import { keyword, recordId, submission } from './fields.schema.ts';
import { pageOf, pagingEntries, sortEntry, timedPageOf } from './page.ts';
import {
  attachments,
  dayRange,
  moment,
  optionalAmount,
  statusFilter,
  tenderStatusFilter,
} from './procurement.schema.ts';
import { recordEntries, savedRecord, seenRecord } from './record.schema.ts';

const consortium = v.array(v.object({ businessName: v.string(), share: v.number() }));

/** A certificate of the supplier. */
const certificate = v.object({
  id: idSchema,
  name: v.string(),
  grade: v.string(),
  certNo: v.string(),
  /** `YYYY-MM-DD`; '' for one that does not end. */
  expireDate: v.string(),
});

/** What both sides read of a sign-up: all but the identity number, which nothing answers. */
const signUpEntries = {
  ...recordEntries,
  code: v.string(),
  status: v.number(),
  contactName: v.string(),
  contactPhone: v.string(),
  email: v.string(),
  authorizedPerson: v.string(),
  authorizationLetter: attachments,
  consortium,
  rejectReason: v.string(),
  submitTime: moment,
  auditTime: moment,
};

/** A sign-up as the buyer reviews it. */
const row = v.object({
  ...signUpEntries,
  businessId: idSchema,
  businessName: v.string(),
  qualificationNames: v.array(v.string()),
  /** Nobody has decided, and the end of the sign-up has let it in. */
  isSilent: v.boolean(),
  isFeePaid: v.boolean(),
  depositStatus: v.nullable(v.number()),
});

/** A tender that the own company has signed up to, with what it has to do for it. */
const mineRow = v.object({
  ...recordEntries,
  tenderId: idSchema,
  tenderCode: v.string(),
  title: v.string(),
  tenderType: v.nullable(v.number()),
  tenderStatus: v.number(),
  buyerName: v.string(),
  status: v.number(),
  rejectReason: v.string(),
  /** fen; null or 0 where none is asked for. */
  docFee: optionalAmount,
  isFeePaid: v.boolean(),
  /** fen */
  depositAmount: optionalAmount,
  depositStatus: v.nullable(v.number()),
  signUpEnd: moment,
  bidDeadline: moment,
  /** The tender gives its documents to the own company. */
  hasDocs: v.boolean(),
  /** The own bid; null while there is none. */
  bid: v.nullable(
    v.object({
      id: idSchema,
      version: v.number(),
      status: v.number(),
      /** Of the last submission, in fen, which nobody else can read before the opening; null before the first. */
      totalPrice: optionalAmount,
      submitTime: moment,
      allowedActions: v.array(v.string()),
    }),
  ),
});

/** Where the own company is in a tender (domain rules 5.9): it has to pay or to bid, has bid, is opened, has won or lost; `over` is void. */
const stages = ['pay', 'bid', 'sent', 'opened', 'won', 'lost', 'over'] as const;
const counted = v.number();

const withTender = { tenderId: recordId };
type OfTender = { readonly tenderId: string };

export const signUpSchemas = {
  list: {
    query: v.object({
      ...pagingEntries,
      tenderId: recordId,
      status: statusFilter,
      keyword,
      ...sortEntry(['submitTime']),
    }),
    data: pageOf(row),
  },
  statusCount: {
    query: v.object({ tenderId: recordId }),
    data: v.array(v.object({ status: v.number(), count: v.number() })),
  },
  mine: {
    query: v.object({
      ...pagingEntries,
      keyword,
      stage: v.optional(v.picklist(stages, '筛选条件不正确')),
      tenderStatus: tenderStatusFilter,
      ...dayRange('SubmitTime'),
      ...sortEntry(['updateTime', 'bidDeadline']),
    }),
    data: timedPageOf(mineRow),
  },
  mineCount: {
    data: v.object({
      ...{ all: counted, pay: counted, bid: counted, sent: counted, opened: counted, won: counted },
      ...{ lost: counted, over: counted },
    }),
  },
  form: {
    query: v.object({ tenderId: recordId }),
    data: v.object({
      tender: v.object({
        id: idSchema,
        code: v.string(),
        title: v.string(),
        tenderType: v.nullable(v.number()),
        status: v.number(),
        buyerName: v.string(),
        signUpEnd: moment,
        needAudit: v.number(),
        allowConsortium: v.number(),
        requiredQualifications: v.array(idSchema),
      }),
      /** Certificates of the own company that are in force. */
      certificates: v.array(certificate),
      /** Null before the first one. */
      signUp: v.nullable(v.object({ ...signUpEntries, qualificationIds: v.array(idSchema) })),
      /** Why nobody of this company can sign up now; null when it may. */
      refusal: v.nullable(v.object({ code: v.number(), message: v.string() })),
      serverTime: moment,
    }),
  },
  submit: {
    body: savedRecord<SignUpFields & OfTender>(v.object({ ...signUpRecord.entries, ...withTender })),
    data: submission,
  },
  cancel: { body: seenRecord, data: submission },
  audit: { body: v.object({ ...seenRecord.entries, ...signUpAudit.entries }), data: submission },
};
