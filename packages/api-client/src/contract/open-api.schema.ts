import { idSchema } from '@jianzhu/domain';
import { API_KEY_MESSAGES, MOST_CALLS, OPEN_SCOPE_CODES } from '@jianzhu/domain/open-api';
import { accessRecord } from '@jianzhu/domain/visitor-forms';
import * as v from 'valibot';
import { calendarDay, line, phoneField, recordId, smsCode, submission } from './fields.schema.ts';
import { pageOf, pagingEntries } from './page.ts';
import { recordEntries, seenRecord } from './record.schema.ts';

const scope = v.picklist(OPEN_SCOPE_CODES, '接口范围不正确');

const count = (most: number, message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(most, message));

/** Calls that a key is allowed, a minute and a day; until which day it is good. */
const limits = {
  perMinute: count(MOST_CALLS.minute, API_KEY_MESSAGES.perMinute(MOST_CALLS.minute)),
  perDay: count(MOST_CALLS.day, API_KEY_MESSAGES.perDay(MOST_CALLS.day)),
  expireDate: calendarDay,
};

/** One value of a request or an answer: where it stands (`records[].title`), what it is, what it means. */
const value = v.object({ name: v.string(), type: v.string(), note: v.string() });

const key = v.object({
  ...recordEntries,
  name: v.string(),
  /** What one may know of its text. */
  prefix: v.string(),
  scopes: v.array(v.string()),
  /** See `API_KEY_STATUSES`. */
  status: v.number(),
  perMinute: v.number(),
  perDay: v.number(),
  usedToday: v.number(),
  /** The last day on which it is good. */
  expireDate: v.string(),
  makerName: v.string(),
  createTime: v.string(),
  /** '' for one that was never used. */
  lastUsedTime: v.string(),
});

const keyResults = ['done', 'refused'] as const;

export const openApiSchemas = {
  outline: {
    data: v.array(
      v.object({
        code: scope,
        name: v.string(),
        about: v.string(),
        calls: v.array(v.object({ id: v.string(), name: v.string(), about: v.string(), path: v.string() })),
      }),
    ),
  },
  describe: {
    query: v.object({ scope }),
    data: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        about: v.string(),
        method: v.string(),
        path: v.string(),
        /** Whose call it is without a key: see `CallAuth`. */
        auth: v.string(),
        /** What the member who calls must be granted, as the role page says it; '' for nothing. */
        permission: v.string(),
        parameters: v.array(
          v.object({
            ...value.entries,
            /** `query` or `path`. */
            place: v.string(),
            isRequired: v.boolean(),
            /** To try it with; '' for what only the visitor knows. */
            example: v.string(),
          }),
        ),
        answer: v.array(value),
      }),
    ),
  },
  /** An OpenAPI 3.1 document. */
  document: { data: v.looseObject({ openapi: v.string() }) },
  apply: {
    body: v.object({
      ...accessRecord.entries,
      phone: phoneField,
      smsCode,
    }),
    data: submission,
  },
  keys: { data: v.array(key) },
  makeKey: {
    body: v.object({
      name: line('密钥名称', 2, 30),
      scopes: v.pipe(v.array(scope), v.minLength(1, API_KEY_MESSAGES.scopes), v.maxLength(OPEN_SCOPE_CODES.length)),
      ...limits,
    }),
    /** `secret` is the whole key, told this once. */
    data: v.object({ ...key.entries, secret: v.string() }),
  },
  limitKey: { body: v.object({ ...seenRecord.entries, ...limits }), data: key },
  revokeKey: { body: seenRecord, data: key },
  requests: {
    query: v.object({
      ...pagingEntries,
      keyId: v.optional(recordId),
      result: v.optional(v.picklist(keyResults, '调用结果不正确')),
    }),
    data: pageOf(
      v.object({
        id: idSchema,
        time: v.string(),
        keyId: idSchema,
        keyName: v.string(),
        /** Id of the call, and what the document calls it. */
        call: v.string(),
        callName: v.string(),
        /** HTTP status and body code. */
        status: v.number(),
        code: v.number(),
        ms: v.number(),
        address: v.string(),
      }),
    ),
  },
};
