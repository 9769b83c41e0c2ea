import { idSchema } from '@jianzhu/domain';
import {
  CERTIFICATION_RULES,
  corporateCertificationDraft,
  personalCertificationDraft,
} from '@jianzhu/domain/certifications';
import { MATERIAL_KINDS } from '@jianzhu/domain/member-center';
import * as v from 'valibot';
import { recordId, smsCode } from './fields.schema.ts';
import { moment } from './procurement.schema.ts';
import { recordEntries, savedRecord, seenRecord } from './record.schema.ts';

type PersonalCertificationDraft = v.InferOutput<typeof personalCertificationDraft>;
type CorporateCertificationDraft = v.InferOutput<typeof corporateCertificationDraft>;

/** As many entries as a list may have, deleted ones included. */
const mostEntries = 300;

const reviewed = v.object({
  /** 0 待提交, 1 审核中, 2 审核通过, 3 审核驳回. */
  status: v.number(),
  /** Why it was rejected; '' otherwise. */
  reason: v.string(),
  /** 单号; '' before the first submission. */
  code: v.string(),
  submitTime: v.string(),
  decideTime: v.string(),
  version: v.number(),
  /** Of submit and withdraw, what this member may do now. */
  allowedActions: v.array(v.string()),
});

/** The version that the member saw; 0 before the first submission. */
const seenVersion = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** An identity number as a picture gave it: wrapped for whoever asked, to be handed in with the form it was read for. */
const sealedNumber = v.optional(
  v.pipe(v.string(), v.maxLength(400), v.regex(/^[\w-]*$/, CERTIFICATION_RULES.readAgain)),
  '',
);

const { idCard, ...personalEntries } = personalCertificationDraft.entries;
const { legalIdCard, agentIdCard, ...corporateEntries } = corporateCertificationDraft.entries;

/** What every application says of itself. */
const applicationEntries = {
  ...recordEntries,
  /** 单号, from the first save on. */
  code: v.string(),
  /** Of `CERTIFICATION_STATUS`. */
  status: v.number(),
  /** Of the rejection or the end. */
  reason: v.string(),
  /** What the review asks at single fields. */
  fieldReasons: v.array(v.object({ field: v.string(), reason: v.string() })),
  submitTime: moment,
  decideTime: moment,
};

const personalApplication = v.object({
  ...applicationEntries,
  ...personalEntries,
  /** 220102********0015; '' while there is none. */
  idCardMasked: v.string(),
});

const corporateApplication = v.object({
  ...applicationEntries,
  ...corporateEntries,
  legalIdCardMasked: v.string(),
  agentIdCardMasked: v.string(),
});

/** One application among those before it. */
const past = v.object({
  id: recordEntries.id,
  code: v.string(),
  status: v.number(),
  title: v.string(),
  reason: v.string(),
  submitTime: moment,
  decideTime: moment,
});

/** How far one side of the certification is. */
const card = v.object({
  /** Of the application at hand, else of the one in force; null where there is none. */
  status: v.nullable(v.number()),
  isInForce: v.boolean(),
  /** Whom it certifies; a person's is masked. */
  name: v.string(),
  /** Credit code or masked identity number. */
  number: v.string(),
  reason: v.string(),
  /** `YYYY-MM-DD`, of the document in force; '' for one without an end. */
  endDate: v.string(),
});

const read = v.optional(v.string(), '');

export const certificationSchemas = {
  overview: {
    data: v.object({
      personal: card,
      corporate: card,
      /** The business acted for is the member's own of a person: what it hands in certifies another one. */
      isPersonalBusiness: v.boolean(),
      /** Companies that the member has had certified, and belongs to, but for the one acted for. */
      ownCompanies: v.array(v.object({ businessId: idSchema, businessName: v.string() })),
      qualifications: v.object({ count: v.number(), expired: v.number() }),
    }),
  },
  personal: {
    data: v.object({
      /** What is being filled in, reviewed or was rejected; null while there is nothing. */
      application: v.nullable(personalApplication),
      inForce: v.nullable(personalApplication),
      /** Where codes go by default. */
      loginPhone: v.string(),
      history: v.array(past),
    }),
  },
  savePersonal: {
    body: savedRecord<PersonalCertificationDraft & { readonly idCardSealed: string }>(
      v.object({ ...personalCertificationDraft.entries, idCardSealed: sealedNumber }),
    ),
    data: personalApplication,
  },
  submitPersonal: {
    body: v.object({ ...seenRecord.entries, smsCode, agree: v.literal(1, CERTIFICATION_RULES.agreementFirst) }),
    data: personalApplication,
  },
  withdrawPersonal: { body: seenRecord, data: personalApplication },
  corporate: {
    data: v.object({
      application: v.nullable(corporateApplication),
      inForce: v.nullable(corporateApplication),
      /** What is in force, else what was last: a new application begins with it. */
      last: v.nullable(corporateApplication),
      history: v.array(past),
    }),
  },
  saveCorporate: {
    body: savedRecord<
      CorporateCertificationDraft & { readonly legalIdCardSealed: string; readonly agentIdCardSealed: string }
    >(
      v.object({
        ...corporateCertificationDraft.entries,
        legalIdCardSealed: sealedNumber,
        agentIdCardSealed: sealedNumber,
      }),
    ),
    data: corporateApplication,
  },
  submitCorporate: {
    body: v.object({ ...seenRecord.entries, smsCode, agree: v.literal(1, CERTIFICATION_RULES.agreementFirst) }),
    data: corporateApplication,
  },
  withdrawCorporate: { body: seenRecord, data: corporateApplication },
  checkCreditCode: {
    query: v.object({ code: v.pipe(v.string(), v.trim(), v.maxLength(40, '统一社会信用代码格式不正确')) }),
    /** `businessId` and its name where another company is certified by the code. */
    data: v.object({ valid: v.boolean(), occupied: v.boolean(), businessId: v.string(), businessName: v.string() }),
  },
  recognise: {
    body: v.object({
      resourceId: recordId,
      kind: v.picklist(['idFront', 'idBack', 'license'], CERTIFICATION_RULES.readKind),
    }),
    data: v.object({
      /** False where nothing could be read: the form is filled in by hand. */
      isRead: v.boolean(),
      realName: read,
      idCardMasked: read,
      /** For the form's own `…Sealed`. */
      idCardSealed: read,
      businessName: read,
      creditCode: read,
      legalName: read,
      registeredCapital: read,
      establishDate: read,
      address: read,
      businessScope: read,
      beginDate: read,
      endDate: read,
      isLongTerm: v.optional(v.number(), 0),
    }),
  },
  /** Made of what the application says by now. */
  authorizationTemplate: { data: v.blob() },
  saveMaterials: {
    body: v.object({
      /** The lists as they were edited, in the order in which they are shown. */
      materials: v.pipe(
        v.array(
          v.object({
            kind: v.picklist(MATERIAL_KINDS, '材料类型不正确'),
            /** Of the attachment, that is the `resourceId` of its upload. */
            id: recordId,
            /** 0 unchanged, 1 added, 3 deleted. */
            modifyStatus: v.picklist([0, 1, 3], '附件状态不正确'),
          }),
        ),
        v.maxLength(mostEntries, `一次最多保存${mostEntries}个附件`),
      ),
    }),
    data: v.null(),
  },
  review: { data: reviewed },
  submit: { body: seenVersion, data: reviewed },
  withdraw: { body: seenVersion, data: reviewed },
};
