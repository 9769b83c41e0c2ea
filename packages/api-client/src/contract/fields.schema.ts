/** Values that requests of several contexts carry, each with its rule and its message. */
import { idSchema, MEMBER_MESSAGES, PHONE_PATTERN, parseDateTime, phoneSchema } from '@jianzhu/domain';
import * as v from 'valibot';

/**
 * What a text message or a slider captcha may be asked for. Scenes are not interchangeable (domain rules 18.4, 18.5):
 * those of the login site, those of a member's own security, those of the public forms.
 */
export const loginScenes = ['login', 'register', 'forget'] as const;
export const securityScenes = ['identity', 'change-phone', 'certification', 'bank-card'] as const;
export const applicationScenes = ['finance', 'project', 'salon', 'law', 'need', 'open-api'] as const;
export const codeScenes = [...loginScenes, ...securityScenes, ...applicationScenes] as const;

const sceneMessage = '验证码用途不正确';
export const loginScene = v.picklist(loginScenes, sceneMessage);
export const securityScene = v.picklist(securityScenes, sceneMessage);
export const applicationScene = v.picklist(applicationScenes, sceneMessage);
export const scene = v.picklist(codeScenes, sceneMessage);

/** A phone number that a code is sent to; the form field has a message of its own (ambiguity I-02). */
export const phoneForCode = v.pipe(v.string(), v.regex(PHONE_PATTERN, MEMBER_MESSAGES.phoneSendCode));
export const phoneField = phoneSchema;
export const smsCode = v.pipe(v.string(), v.regex(/^\d{6}$/, '请输入6位短信验证码'));
export const captchaToken = v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/, '请先完成滑块验证'));

/** A ticket that proves an earlier step, for example a verified phone. */
export const verifyTicket = v.pipe(v.string(), v.regex(/^[\w.-]{16,200}$/, '身份验证已失效，请重新验证'));

/** Six digits, or these encrypted with the public key of `payPasswordState` (RSA-OAEP, base64). */
export const pin = v.pipe(v.string(), v.regex(/^(\d{6}|[A-Za-z0-9+/]{300,1400}={0,2})$/, MEMBER_MESSAGES.pin));

/** A right payment PIN, good for two minutes, once, and for what it was given for (domain rules 13.2). */
export const pinTicket = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, '支付密码验证已失效，请重新输入'));

/** Six digits of a code app, or a recovery code: four groups of four signs, however they are parted. */
export const secondCode = v.pipe(
  v.string('请输入动态口令或恢复码'),
  v.trim(),
  v.regex(/^(\d{6}|([A-Za-z2-9]{4}[\s-]?){3}[A-Za-z2-9]{4})$/, '请输入6位动态口令或16位恢复码'),
);

/** A login password as typed; the rules of a new one are the domain's. What is longer costs no hash. */
export const password = v.pipe(v.string(), v.nonEmpty('请输入密码'), v.maxLength(64, MEMBER_MESSAGES.passwordForm));

/** Id of a record: digits, kept as text, because it may pass 2^53. */
export const recordId = v.pipe(v.string(), v.regex(/^\d{1,20}$/, '编号不正确'));

/** Query of every call for one record. */
export const byId = v.object({ id: recordId });

export const recordIds = v.pipe(
  v.array(recordId),
  v.minLength(1, '请至少选择一条数据'),
  v.maxLength(100, '一次最多处理100条数据'),
);

/** One line of text without surrounding blanks, from `min` to `max` characters. */
export const line = (label: string, min: number, max: number) =>
  v.pipe(
    v.string(`请输入${label}`),
    v.trim(),
    v.check((text) => [...text].length >= min, min > 1 ? `${label}不能少于${min}个字` : `请输入${label}`),
    v.check((text) => [...text].length <= max, `${label}不能超过${max}个字`),
  );

/** A day of the calendar, `YYYY-MM-DD`: the form alone would let a 30 February in. */
export const calendarDay = v.config(
  v.pipe(
    v.string(),
    v.isoDate('日期格式不正确'),
    v.check((text) => parseDateTime(text) !== null, '日期格式不正确'),
  ),
  // Said once.
  { abortPipeEarly: true },
);

/** A month of the calendar, `YYYY-MM`. */
export const month = v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '月份不正确'));

/** Filter text of a list. */
export const keyword = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50, '关键词不能超过50个字')));

/** A code of a dictionary, a column or a module. */
export const dictionaryCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{1,60}$/, '编码不正确'));

/** A code of a dictionary of ours, in a filter. */
export const smallCode = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.integer('筛选条件不正确'),
  v.minValue(0, '筛选条件不正确'),
  v.maxValue(999, '筛选条件不正确'),
);

/** One of these codes of ours, in a query or a form. */
export const oneOfCodes = <const Codes extends readonly number[]>(codes: Codes, message: string) =>
  v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.picklist(codes, message));

export const regionCode = v.pipe(v.string(), v.regex(/^\d{6}$/, '地区编码不正确'));

/** A yes or no in a query or a form: 0 or 1. */
export const binary = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.picklist([0, 1], '取值不正确'));

/** What a form that was sent in becomes: its record, its number and its status. */
export const submission = v.object({ id: idSchema, code: v.string(), status: v.number(), version: v.number() });
