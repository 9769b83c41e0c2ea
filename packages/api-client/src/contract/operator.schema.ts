import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { attachmentSchemas } from './attachment.schema.ts';
import { binary, byId, line, phoneField, recordId } from './fields.schema.ts';
import { operatorContentSchemas } from './operator-content.schema.ts';
import { operatorWrittenSchemas } from './operator-written.schema.ts';
import { pageOf, pagingEntries } from './page.ts';
import { reconciliationSchemas } from './reconciliation.schema.ts';
import { seenRecord } from './record.schema.ts';

const operatorName = line('操作员姓名', 2, 20);

/** A token as it is told, once. */
const granted = v.object({ id: idSchema, name: v.string(), token: v.string(), expireTime: v.string() });

/** What is reviewed; each context with something to review adds its kind. */
export const reviewKinds = [
  'certification',
  'corporate_certification',
  'forfeit',
  'knowledge',
  'need',
  'order_appeal',
  'personal_certification',
  'qualification',
  'service',
  'tender',
  'voucher',
] as const;
/** Of forms that anybody may send in. */
const applicationKinds = ['finance', 'project', 'open-api'] as const;
const applicationStatus = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.picklist([1, 2, 3], '状态不正确'),
);

const bizType = v.picklist(reviewKinds, '审核类型不正确');

const reviewStatus = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.picklist([0, 1, 2, 3], '审核状态不正确'),
);

const reviewEntries = {
  id: idSchema,
  bizType: v.string(),
  /** 认证材料 and the like. */
  bizTypeName: v.string(),
  bizId: idSchema,
  code: v.string(),
  title: v.string(),
  /** '' for what belongs to no business: a visitor's, or a person's own. */
  businessId: v.string(),
  businessName: v.string(),
  status: v.number(),
  statusName: v.string(),
  reason: v.string(),
  submitTime: v.string(),
  decideTime: v.string(),
  /** Who decided; '' before, and where the system did. */
  operatorName: v.string(),
  version: v.number(),
};

const noticeEntries = {
  id: idSchema,
  /** '' for a personal one. */
  businessId: v.string(),
  noticeType: v.number(),
  title: v.string(),
  content: v.string(),
  createTime: v.string(),
  isRead: v.number(),
};

/** A month, so that a slip of the hand does not end a demonstration. */
const LONGEST_ADVANCE_S = 31 * 86_400;

export const operatorSchemas = {
  first: {
    body: v.object({
      secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/, '首次启用密钥不正确')),
      name: operatorName,
    }),
    data: granted,
  },
  me: { data: v.object({ id: idSchema, name: v.string(), expireTime: v.string() }) },
  operators: {
    data: v.array(
      v.object({
        id: idSchema,
        name: v.string(),
        createTime: v.string(),
        revokeTime: v.string(),
        lastUseTime: v.string(),
        /** Of the token in force; '' without one. */
        expireTime: v.string(),
      }),
    ),
  },
  addOperator: { body: v.object({ name: operatorName }), data: granted },
  grantToken: { data: granted },
  revokeOperator: { body: byId, data: v.null() },
  reviews: {
    query: v.object({ ...pagingEntries, bizType: v.optional(bizType), status: v.optional(reviewStatus) }),
    data: pageOf(v.object(reviewEntries)),
  },
  review: {
    query: v.object({ bizType, bizId: recordId }),
    data: v.object({
      ...reviewEntries,
      allowedActions: v.array(v.string()),
      /** `name` of one that the decision may give a reason of its own; '' of others. */
      fields: v.array(v.object({ name: v.string(), label: v.string(), value: v.string() })),
      files: v.array(
        v.object({ id: idSchema, label: v.string(), fileName: v.string(), fileSize: v.number(), url: v.string() }),
      ),
    }),
  },
  handleReview: {
    body: v.object({
      bizType,
      bizId: recordId,
      /** What was looked at: what has been handed in anew since is not decided with it (409). */
      version: seenRecord.entries.version,
      agree: binary,
      reason: v.optional(line('驳回原因', 0, 200), ''),
      /** Of a rejection: what is wrong with single fields, by their `name`. */
      fields: v.optional(
        v.pipe(
          v.array(
            v.object({
              field: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,40}$/, '字段不正确')),
              reason: line('字段驳回原因', 2, 100),
            }),
          ),
          v.maxLength(40, '一次最多标注40个字段'),
        ),
        [],
      ),
    }),
    data: v.object({ status: v.number(), statusName: v.string() }),
  },
  applications: {
    query: v.object({
      ...pagingEntries,
      kind: v.optional(v.picklist(applicationKinds, '申请类型不正确')),
      status: v.optional(applicationStatus),
    }),
    data: pageOf(
      v.object({
        id: idSchema,
        code: v.string(),
        kind: v.picklist(applicationKinds),
        businessName: v.string(),
        contactName: v.string(),
        phone: v.string(),
        /** fen */
        amount: v.nullable(v.number()),
        content: v.string(),
        /** 1 received, 2 taken up, 3 closed */
        status: v.number(),
        createTime: v.string(),
      }),
    ),
  },
  handleApplication: {
    body: v.object({ code: line('申请编号', 1, 20), status: v.picklist([2, 3], '状态不正确') }),
    data: v.object({ code: v.string(), status: v.number() }),
  },
  account: {
    query: v.object({ phone: phoneField }),
    data: v.object({
      id: idSchema,
      name: v.string(),
      phone: v.string(),
      createTime: v.string(),
      /** '' while it may log in. */
      disableTime: v.string(),
      disableReason: v.string(),
      loginCount: v.number(),
      businesses: v.array(v.object({ businessId: idSchema, businessName: v.string() })),
    }),
  },
  disableAccount: {
    body: v.object({ id: recordId, reason: line('停用原因', 2, 200) }),
    /** Logins that ended. */
    data: v.object({ endedLogins: v.number() }),
  },
  revokeCertification: {
    body: v.object({ businessId: recordId, reason: line('撤销原因', 2, 200) }),
    data: v.null(),
  },
  revokeCertificate: {
    body: v.object({
      number: line('证书编号', 1, 50),
      reason: line('撤销原因', 2, 200),
      /** Whose, where several companies have written down the number. */
      businessId: v.optional(recordId),
    }),
    data: v.null(),
  },
  offShelfInquiry: {
    /** 单号 of the inquiry. */
    body: v.object({ code: line('单号', 1, 20), reason: line('下架原因', 2, 200) }),
    data: v.object({ status: v.number() }),
  },
  offShelf: {
    body: v.object({
      bizType: v.picklist(['service', 'knowledge'], '类型不正确'),
      bizId: recordId,
      reason: line('下架原因', 2, 200),
    }),
    data: v.object({ status: v.number() }),
  },
  offShelfTender: {
    /** 单号 of the tender. */
    body: v.object({ code: line('单号', 1, 20), reason: line('终止原因', 2, 200) }),
    data: v.object({ status: v.number() }),
  },
  registerFile: {
    body: v.object({
      fileName: attachmentSchemas.register.body.entries.fileName,
      fileSize: attachmentSchemas.register.body.entries.fileSize,
      hashcode: attachmentSchemas.register.body.entries.hashcode,
    }),
    /** `url` takes the file by PUT, for an hour. */
    data: v.object({ id: idSchema, url: v.string() }),
  },
  confirmFile: {
    body: byId,
    data: v.object({
      id: idSchema,
      /** Names it among the objects: what `fileKey`, `videoKey` and `replayKey` of public content take. */
      key: v.string(),
      /** Of a picture, for everybody, within the portal; '' of others. */
      address: v.string(),
    }),
  },
  enableAccount: { body: byId, data: v.null() },
  removeSecondFactor: { body: v.object({ id: recordId, reason: line('解除原因', 2, 200) }), data: v.null() },
  notices: {
    query: v.object({ userId: recordId }),
    data: v.array(v.object(noticeEntries)),
  },
  resendNotice: {
    body: v.object({ userId: recordId, id: recordId }),
    data: v.object({ id: idSchema }),
  },
  advanceClock: {
    body: v.object({
      seconds: v.pipe(
        v.number('请输入秒数'),
        v.integer('秒数须为整数'),
        v.minValue(1, '业务时间只能向前调整'),
        v.maxValue(LONGEST_ADVANCE_S, '一次最多向前调整31天'),
      ),
    }),
    /** What the clock of business rules shows now. */
    data: v.object({ serverTime: v.string() }),
  },
  ...operatorContentSchemas,
  ...operatorWrittenSchemas,
  ...reconciliationSchemas,
};
