import { idSchema, MEMBER_MESSAGES } from '@jianzhu/domain';
import * as v from 'valibot';
import { captchaToken, password, phoneForCode, securityScene, smsCode, verifyTicket } from './fields.schema.ts';

/** What proves a member's identity is for: login password, payment PIN or another phone number. */
export const identityPurposes = ['login', 'pay', 'phone'] as const;

/** Six digits, or these encrypted with the public key of `payPasswordState` (RSA-OAEP, base64). */
const pin = v.pipe(v.string(), v.regex(/^(\d{6}|[A-Za-z0-9+/]{300,1400}={0,2})$/, MEMBER_MESSAGES.pin));

export const securitySchemas = {
  userFlags: {
    data: v.object({
      hasLoginPassword: v.boolean(),
      hasPayPassword: v.boolean(),
      personalCert: v.boolean(),
      corporateCert: v.boolean(),
      isOwner: v.boolean(),
    }),
  },
  updatePassword: { body: v.object({ oldPassword: password, newPassword: password }), data: v.null() },
  payPasswordState: {
    data: v.object({
      isSet: v.boolean(),
      /** Asia/Shanghai; null when the PIN is not locked. */
      lockedUntil: v.nullable(v.string()),
      /** SPKI, PEM. */
      publicKey: v.string(),
    }),
  },
  setPayPassword: { body: v.object({ newPin: pin, confirm: pin }), data: v.null() },
  editPayPassword: { body: v.object({ oldPin: pin, newPin: pin }), data: v.null() },
  resetPayPassword: { body: v.object({ verifyTicket, newPin: pin }), data: v.null() },
  verifyIdentity: {
    body: v.object({
      type: v.picklist(identityPurposes, '验证类型不正确'),
      captchaToken,
      smsCode,
      /** Members with a personal certification also give the end of their identity number. */
      idLast6: v.optional(v.pipe(v.string(), v.regex(/^\d{5}[\dXx]$/, '请输入身份证号码后6位'))),
    }),
    /** Good for ten minutes. */
    data: v.object({ verifyTicket: v.string() }),
  },
  changePhone: { body: v.object({ verifyTicket, phone: phoneForCode, smsCode }), data: v.null() },
  sendVerificationCode: {
    query: v.object({ phone: phoneForCode }),
    body: v.object({ captchaToken, scene: securityScene }),
    data: v.object({ id: idSchema }),
  },
};
