import { get, post } from '../endpoint.ts';
import type { memberSchemas } from './member.schema.ts';
import { login, member, memberService } from './prefixes.ts';
import { ourMember, ourOpen, specBusiness, specMember, specOpen } from './traits.ts';

type S = typeof memberSchemas;

/** The businesses a login may act for, before a session exists (the login site's "choose business"). */
export const loginBusinesses = post<S['loginBusinesses']>(
  'member.loginBusinesses',
  `${memberService}/ucenter/login/tenant/member/business`,
  specOpen,
);

/** Turns what arrived at /login-back (a one-time ticket or an access token) into a session (decision 26). */
export const oauthToken = post<S['oauthToken']>(
  'member.oauthToken',
  `${memberService}/ucenter/login/tenant/oauth/token`,
  specOpen,
);

/** Whose token arrived at /login-back, without using it up: to ask before another user is replaced. */
export const inspectToken = post<S['inspectToken']>('member.inspectToken', `${login}/inspect`, ourOpen);

/** User info. */
export const detail = get<S['detail']>('member.detail', `${member}/memberInfo/detail`, specMember);

/** Company information: asked only with a token; `success: false` is ignored (specification section 7). */
export const company = get<S['company']>('member.company', `${member}/memberInfo/company`, {
  auth: 'business',
  source: 'ours',
  quiet: true,
});

/** The businesses a member may switch to. */
export const businesses = get<S['businesses']>(
  'member.businesses',
  `${member}/businessMember/approval/list`,
  specMember,
);

export const menus = get<S['menus']>('member.menus', `${member}/memberInfo/platfromMenus`, specBusiness);

/** A new access token for another business of the same login; the old one answers BUSINESS_CHANGED from then on. */
export const switchToken = get<S['switchToken']>(
  'member.switchToken',
  `${member}/businessMember/switch-token`,
  ourMember,
);

/** Ends the login. Its answer is not read, and an HTTP 401 here forces nothing. */
export const logout = get<S['logout']>('member.logout', `${login}/logout`, {
  auth: 'member',
  source: 'spec',
  endsSession: true,
});

/** A slider captcha: picture 300 × 140, piece 50 × 50. */
export const captcha = get<S['captcha']>('member.captcha', `${login}/generate`, specOpen);

export const validateCaptcha = post<S['validateCaptcha']>('member.validateCaptcha', `${login}/validate`, specOpen);

/** Sends a code by text message; answers with a message and a success flag. */
export const sendCode = post<S['sendCode']>('member.sendCode', `${login}/send-validate`, specOpen);

/** Whether a phone number is registered. Discloses that by the specification, so it is limited hard. */
export const phoneRegistered = post<S['phoneRegistered']>(
  'member.phoneRegistered',
  '/api/blade-system/tenant/exist/check',
  specOpen,
);

export const loginByPassword = post<S['loginByPassword']>('member.loginByPassword', `${login}/login`, ourOpen);

export const loginByCode = post<S['loginByCode']>('member.loginByCode', `${login}/login-code`, ourOpen);

/** The second factor of an account that has one, after its password or code. */
export const loginSecondFactor = post<S['loginSecondFactor']>(
  'member.loginSecondFactor',
  `${login}/second-factor`,
  ourOpen,
);

export const register = post<S['register']>('member.register', `${login}/register`, ourOpen);

/** Identity by text message, for a new password: gives a ticket of 10 minutes. */
export const verifyPhone = post<S['verifyPhone']>('member.verifyPhone', `${login}/verify-phone`, ourOpen);

export const forgetPassword = post<S['forgetPassword']>(
  'member.forgetPassword',
  `${member}/memberInfo/forget/password`,
  specOpen,
);

/** The last step on the login site: the chosen business, and the address to return to with a one-time ticket. */
export const authorize = post<S['authorize']>('member.authorize', `${login}/authorize`, ourOpen);
