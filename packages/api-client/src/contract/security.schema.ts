import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import {
  captchaToken,
  password,
  phoneForCode,
  pin,
  recordId,
  secondCode,
  securityScene,
  smsCode,
  verifyTicket,
} from './fields.schema.ts';

/** What proves a member's identity is for: login password, payment PIN, another phone number or the second factor. */
export const identityPurposes = ['login', 'pay', 'phone', 'second'] as const;

/** Needed from a member who has a second factor. */
const ofSecondFactor = { secondCode: v.optional(secondCode) };

/** Readable this once. */
const recoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });

export const securitySchemas = {
  userFlags: {
    data: v.object({
      hasLoginPassword: v.boolean(),
      hasPayPassword: v.boolean(),
      personalCert: v.boolean(),
      /** A code alone proves no identity: the end of the identity number is asked for as well. */
      asksIdNumber: v.boolean(),
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
  setPayPassword: { body: v.object({ verifyTicket, newPin: pin, confirm: pin, ...ofSecondFactor }), data: v.null() },
  editPayPassword: { body: v.object({ oldPin: pin, newPin: pin, ...ofSecondFactor }), data: v.null() },
  resetPayPassword: { body: v.object({ verifyTicket, newPin: pin, ...ofSecondFactor }), data: v.null() },
  verifyIdentity: {
    body: v.pipe(
      v.object({
        type: v.picklist(identityPurposes, '验证类型不正确'),
        smsCode: v.optional(smsCode),
        /** The login password in place of a code; not for a new login password. */
        password: v.optional(password),
        /** Beside a code, of whoever is certified as a person: the end of the identity number. */
        idLast6: v.optional(v.pipe(v.string(), v.regex(/^\d{5}[\dXx]$/, '请输入身份证号后6位'))),
      }),
      v.forward(
        v.check(
          ({ type, ...given }) => given.smsCode !== undefined || (type !== 'login' && given.password !== undefined),
          '请输入6位短信验证码',
        ),
        ['smsCode'],
      ),
    ),
    /** Good for ten minutes, for this login and once. */
    data: v.object({ verifyTicket: v.string() }),
  },
  secondFactor: {
    data: v.object({
      isOn: v.boolean(),
      /** Recovery codes that are not used yet. */
      recoveryLeft: v.number(),
      /** By the company that the member acts for. */
      isRequired: v.boolean(),
      mayRequire: v.boolean(),
      /** Whether the member may move money and has no second factor. */
      isAdvised: v.boolean(),
    }),
  },
  /** For the code app; good for ten minutes, until its first code confirms it. */
  startSecondFactor: {
    body: v.object({ verifyTicket }),
    data: v.object({ secret: v.string(), otpauthUri: v.string() }),
  },
  confirmSecondFactor: {
    body: v.object({ code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, '请输入6位动态口令')) }),
    data: recoveryCodes,
  },
  endSecondFactor: { body: v.object({ code: secondCode }), data: v.null() },
  renewRecoveryCodes: { body: v.object({ code: secondCode }), data: recoveryCodes },
  requireSecondFactor: { body: v.object({ isRequired: v.boolean() }), data: v.null() },
  devices: {
    data: v.array(
      v.object({
        id: idSchema,
        /** Browser and system. */
        browser: v.string(),
        /** Where it logged in from, without the end of the address. */
        network: v.string(),
        /** Asia/Shanghai. */
        loginTime: v.string(),
        lastUsedTime: v.string(),
        /** Whether it is the one that asks. */
        isCurrent: v.boolean(),
      }),
    ),
  },
  endDevice: { body: v.object({ id: recordId }), data: v.null() },
  endOtherDevices: { data: v.object({ ended: v.number() }) },
  changePhone: { body: v.object({ verifyTicket, phone: phoneForCode, smsCode }), data: v.null() },
  sendVerificationCode: {
    query: v.object({ phone: phoneForCode }),
    body: v.object({ captchaToken, scene: securityScene }),
    data: v.object({ id: idSchema }),
  },
};
