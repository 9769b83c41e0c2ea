import { businessOptionSchema, companyInfoSchema, memberDetailSchema, menuSchema } from '@jianzhu/domain';
import * as v from 'valibot';

/** What a text message may be asked for. Scenes are not interchangeable (domain rules 18.5). */
export const codeScenes = ['login', 'register', 'forget'] as const;

const phone = v.pipe(v.string(), v.regex(/^1[3-9]\d{9}$/, '请输入正确的11位手机号'));
const smsCode = v.pipe(v.string(), v.regex(/^\d{6}$/, '请输入6位短信验证码'));
const opaque = v.pipe(v.string(), v.regex(/^[\w.-]{16,200}$/, '登录信息已失效，请重新登录'));
const businessId = v.pipe(v.string(), v.regex(/^\d{1,20}$/, '企业编号不正确'));
const returnUrl = v.pipe(v.string(), v.maxLength(500), v.url('返回地址不正确'));
const password = v.pipe(v.string(), v.nonEmpty('请输入密码'), v.maxLength(200, '密码须为8-20位'));
const captchaToken = v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/, '请先完成滑块验证'));
const scene = v.picklist(codeScenes, '验证码用途不正确');

/** A proven login that has not chosen its business yet; lives for ten minutes. */
const pendingLogin = v.object({
  loginTicket: v.string(),
  businesses: v.array(businessOptionSchema),
});

/** A session: the access token of user and business, the platform token of the login, life in seconds. */
const tokenGrant = v.object({
  token: v.string(),
  jianzhuToken: v.string(),
  authorization: v.string(),
  businessId: v.string(),
  expiresIn: v.number(),
});

export const memberSchemas = {
  loginBusinesses: { body: v.object({ loginTicket: opaque }), data: v.array(businessOptionSchema) },
  oauthToken: {
    body: v.object({
      grantType: v.literal('login_back'),
      /** A one-time ticket of the login site or an access token. */
      token: opaque,
      businessId: v.optional(businessId),
      /** `<origin>/login-back` of the portal that asks; a ticket is bound to it. */
      returnUrl,
    }),
    data: tokenGrant,
  },
  inspectToken: {
    body: v.object({ token: opaque, returnUrl }),
    data: v.object({ userId: v.string(), name: v.string(), phoneMasked: v.string() }),
  },
  detail: { data: memberDetailSchema },
  company: { data: companyInfoSchema },
  businesses: { data: v.array(businessOptionSchema) },
  menus: { data: v.array(menuSchema) },
  switchToken: { query: v.object({ businessId }), data: v.object({ token: v.string() }) },
  logout: { data: v.null() },
  captcha: {
    data: v.object({
      captchaId: v.string(),
      /** Data URL, 300 × 140. */
      bgImage: v.string(),
      /** Data URL, 50 × 50. */
      pieceImage: v.string(),
      /** Top of the piece in px. */
      pieceY: v.number(),
      /** Asia/Shanghai, 120 s after the picture was made. */
      expireAt: v.string(),
    }),
  },
  validateCaptcha: {
    body: v.object({
      captchaId: opaque,
      /** Left edge of the piece in px. */
      x: v.pipe(v.number(), v.minValue(0), v.maxValue(250)),
      /** Movements since the picture appeared: dx, dy in px, and ms since the movement before. */
      track: v.pipe(v.array(v.tuple([v.number(), v.number(), v.number()])), v.maxLength(200)),
      scene,
      /** `keyboard` and `buttons` move in steps; their tracks are straight by nature. */
      by: v.optional(v.picklist(['pointer', 'keyboard', 'buttons']), 'pointer'),
    }),
    data: v.object({ captchaToken: v.string() }),
  },
  sendCode: { body: v.object({ phone, captchaToken, scene }), data: v.null() },
  phoneRegistered: {
    query: v.object({ phoneNumber: phone }),
    body: v.optional(v.object({}), {}),
    data: v.object({ exist: v.boolean() }),
  },
  loginByPassword: {
    body: v.object({ phone, password, captchaToken: v.optional(captchaToken) }),
    data: pendingLogin,
  },
  loginByCode: { body: v.object({ phone, smsCode }), data: pendingLogin },
  register: {
    body: v.object({
      phone,
      smsCode,
      password,
      name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20, '姓名不能超过20个字'))),
    }),
    data: pendingLogin,
  },
  verifyPhone: { body: v.object({ phone, smsCode }), data: v.object({ verifyTicket: v.string() }) },
  forgetPassword: { body: v.object({ phone, verifyTicket: opaque, newPassword: password }), data: v.null() },
  authorize: {
    body: v.object({ loginTicket: opaque, businessId, returnUrl }),
    /** `<returnUrl>?token=…&switchtocompanyid=…`. */
    data: v.object({ redirectTo: v.string() }),
  },
};
