import { businessOptionSchema, companyInfoSchema, idSchema, memberDetailSchema, menuSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { captchaPicture } from './captcha.schema.ts';
import {
  captchaToken,
  loginScene,
  password,
  phoneForCode as phone,
  scene,
  secondCode,
  smsCode,
  verifyTicket,
} from './fields.schema.ts';

const opaque = v.pipe(v.string(), v.regex(/^[\w.-]{16,200}$/, '登录信息已失效，请重新登录'));
const businessId = v.pipe(v.string(), v.regex(/^\d{1,20}$/, '企业编号不正确'));
/** With the page to come back to, whose Chinese is encoded twice. */
const returnUrl = v.pipe(v.string(), v.maxLength(4000), v.url('返回地址不正确'));

/** A business that a login may begin with. */
const loginOption = v.object({
  ...businessOptionSchema.entries,
  /** By the member's own choice; it stands at the top. */
  isDefault: v.boolean(),
  isLastUsed: v.boolean(),
});

/** A proven login that has not chosen its business yet; lives for ten minutes. */
const pendingLogin = v.object({
  loginTicket: v.string(),
  businesses: v.array(loginOption),
  /** The ticket is good for `loginSecondFactor` alone, for five minutes; the businesses come with what that answers. */
  isSecondFactorDue: v.boolean(),
});

/** A session: the access token of user and business, the platform token of the login, life in seconds. */
const tokenGrant = v.object({
  token: v.string(),
  jianzhuToken: v.string(),
  authorization: v.string(),
  businessId: idSchema,
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
    data: v.object({
      userId: idSchema,
      name: v.string(),
      phoneMasked: v.string(),
      /** The business that the token acts for; '' when its owner has left it. */
      businessName: v.string(),
    }),
  },
  detail: { data: memberDetailSchema },
  company: { data: companyInfoSchema },
  businesses: { data: v.array(businessOptionSchema) },
  menus: { data: v.array(menuSchema) },
  switchToken: { query: v.object({ businessId }), data: v.object({ token: v.string() }) },
  logout: { data: v.null() },
  captcha: { data: captchaPicture },
  validateCaptcha: {
    body: v.object({
      captchaId: opaque,
      /** Left edge of the piece in px. */
      x: v.pipe(v.number(), v.minValue(0), v.maxValue(250)),
      /**
       * How the piece came to x: dx, dy in px, and ms since the movement before, 0 for the first. All dx sum up to x; a
       * drag has a clock of its own, and what moved the piece before it is one movement that took no time.
       */
      track: v.pipe(v.array(v.tuple([v.number(), v.number(), v.number()])), v.maxLength(200)),
      scene,
      /** Whose code or login the solution is for: the token is good for no other phone. Without it, for none. */
      phone: v.optional(phone),
      /** `keyboard` and `buttons` move in steps; their tracks are straight by nature. */
      by: v.optional(v.picklist(['pointer', 'keyboard', 'buttons']), 'pointer'),
    }),
    data: v.object({ captchaToken: v.string() }),
  },
  sendCode: {
    body: v.object({
      phone,
      captchaToken: v.optional(captchaToken),
      /** For who cannot do the puzzle: no captchaToken, and limits of its own. */
      withoutPuzzle: v.optional(v.boolean(), false),
      scene: loginScene,
    }),
    data: v.null(),
  },
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
  loginSecondFactor: { body: v.object({ loginTicket: opaque, code: secondCode }), data: pendingLogin },
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
  forgetPassword: { body: v.object({ phone, verifyTicket, newPassword: password }), data: v.null() },
  authorize: {
    body: v.object({ loginTicket: opaque, businessId, returnUrl }),
    /** `<origin>/login-back?token=…&switchtocompanyid=…`, and the `target` of the return address if it has one. */
    data: v.object({ redirectTo: v.string() }),
  },
};
