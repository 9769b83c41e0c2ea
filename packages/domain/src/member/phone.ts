import * as v from 'valibot';
import type { Violation } from '../violation.ts';
import { MEMBER_MESSAGES } from './messages.ts';

/** Mobile number: 11 ASCII digits, the first 1, the second 3 to 9 (specification 5). */
export const PHONE_PATTERN = /^1[3-9]\d{9}$/;

const LENGTH = /^.{11}$/su;

/** A phone field of a form. */
export const phoneSchema = v.pipe(v.string(), v.regex(PHONE_PATTERN, MEMBER_MESSAGES.phoneField));

export type PhoneViolation = Violation<
  'phone-field' | 'phone-send-code' | 'phone-empty' | 'phone-length' | 'phone-format'
>;

/** Rule of a phone field. */
export function checkPhoneField(phone: string): PhoneViolation | null {
  return PHONE_PATTERN.test(phone) ? null : { code: 'phone-field', message: MEMBER_MESSAGES.phoneField };
}

/** Rule of the send-code button, which has a text of its own. */
export function checkPhoneForCode(phone: string): PhoneViolation | null {
  return PHONE_PATTERN.test(phone) ? null : { code: 'phone-send-code', message: MEMBER_MESSAGES.phoneSendCode };
}

/** Helper check: tells empty, wrong length and wrong format apart, in this order. */
export function checkPhone(phone: string): PhoneViolation | null {
  if (phone === '') return { code: 'phone-empty', message: MEMBER_MESSAGES.phoneEmpty };
  if (!LENGTH.test(phone)) return { code: 'phone-length', message: MEMBER_MESSAGES.phoneLength };
  return PHONE_PATTERN.test(phone) ? null : { code: 'phone-format', message: MEMBER_MESSAGES.phoneFormat };
}
