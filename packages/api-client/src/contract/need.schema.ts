import { idSchema, needSummarySchema } from '@jianzhu/domain';
import {
  type NeedFields,
  type NeedReplyFields,
  needReasonRecord,
  needRecord,
  needReplyRecord,
} from '@jianzhu/domain/needs';
import * as v from 'valibot';
import { binary, byId, phoneField, recordId, smsCode, submission } from './fields.schema.ts';
import { pageOf, pagingEntries } from './page.ts';
import { recordEntries, savedRecord, seenRecord } from './record.schema.ts';

const visitorKey = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, '验证已失效，请重新验证手机号'));

/** Lists lead to the need, which says what may be done. */
const { allowedActions: acts, ...listedEntries } = recordEntries;

const listedReply = v.object({
  ...listedEntries,
  /** Of `NEED_REPLY_STATUS`. */
  status: v.number(),
  /** fen */
  price: v.number(),
  days: v.number(),
  plan: v.string(),
  createTime: v.string(),
});

const reply = v.object({ ...listedReply.entries, allowedActions: acts });

/** An offer that was not taken back, as the owner of its need sees it. */
const received = v.object({ ...listedReply.entries, company: v.object({ id: idSchema, name: v.string() }) });

const own = v.object({
  ...needSummarySchema.entries,
  ...listedEntries,
  code: v.string(),
  /** Of the rejection, the closing or the opening anew. */
  reason: v.string(),
});

const detail = v.object({
  ...needSummarySchema.entries,
  code: v.string(),
  description: v.string(),
  updateTime: v.string(),
});

const contact = v.nullable(v.object({ name: v.string(), phone: v.string() }));

export const needSchemas = {
  detail: { query: byId, data: detail },
  own: {
    query: byId,
    data: v.object({
      ...detail.entries,
      ...recordEntries,
      reason: v.string(),
      isOwner: v.boolean(),
      isPublic: v.boolean(),
      /** To its owner, and to the one that was chosen. */
      contact,
      /** What the own side said to 同意展示为案例. */
      isAgreed: v.boolean(),
      /** To its owner alone: every offer that was not taken back, the newest first. */
      replies: v.array(v.object({ ...received.entries, allowedActions: acts })),
      /** The own business's last offer. */
      ownReply: v.nullable(reply),
    }),
  },
  mine: { query: v.object({ ...pagingEntries }), data: pageOf(own) },
  replied: {
    query: v.object({ ...pagingEntries }),
    data: pageOf(
      v.object({ ...listedReply.entries, need: v.object({ id: idSchema, title: v.string(), status: v.number() }) }),
    ),
  },
  submit: { body: savedRecord<NeedFields>(v.object(needRecord.entries)), data: submission },
  submitAsVisitor: {
    body: savedRecord<NeedFields & { readonly smsCode: string }>(v.object({ ...needRecord.entries, smsCode })),
    data: submission,
  },
  proveVisitor: {
    body: v.object({ phone: phoneField, smsCode }),
    /** The needs of the phone that no business submitted, the newest first, each with its offers and the key for the acts on it. */
    data: v.array(
      v.object({
        id: idSchema,
        code: v.string(),
        title: v.string(),
        status: v.number(),
        replyCount: v.number(),
        createTime: v.string(),
        key: v.string(),
        replies: v.array(received),
      }),
    ),
  },
  closeAsVisitor: { body: v.object({ id: recordId, key: visitorKey }), data: v.null() },
  finishAsVisitor: { body: v.object({ id: recordId, key: visitorKey }), data: v.null() },
  reopenAsVisitor: {
    body: v.object({ id: recordId, key: visitorKey, ...needReasonRecord.entries }),
    data: v.null(),
  },
  chooseAsVisitor: { body: v.object({ id: recordId, key: visitorKey, replyId: recordId }), data: v.null() },
  reply: {
    body: savedRecord<NeedReplyFields & { readonly needId: string }>(
      v.object({ ...needReplyRecord.entries, needId: recordId }),
    ),
    data: v.object({ id: idSchema, status: v.number(), version: v.number() }),
  },
  withdrawReply: { body: seenRecord, data: v.null() },
  choose: { body: v.object({ ...seenRecord.entries, replyId: recordId }), data: v.null() },
  reopen: { body: v.object({ ...seenRecord.entries, ...needReasonRecord.entries }), data: v.null() },
  finish: { body: seenRecord, data: v.null() },
  close: { body: v.object({ ...seenRecord.entries, ...needReasonRecord.entries }), data: v.null() },
  agree: { body: v.object({ id: recordId, isOn: binary }), data: v.object({ isAgreed: v.boolean() }) },
};
