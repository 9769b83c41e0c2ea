import * as v from 'valibot';
import type { Violation } from '../violation.ts';
import { MEMBER_MESSAGES } from './messages.ts';

const PIN_PATTERN = /^\d{6}$/;
const RISING = '0123456789';
const FALLING = '9876543210';

/** A PIN field; the PIN stays a text, because it may begin with zeros. */
export const pinSchema = v.pipe(v.string(), v.regex(PIN_PATTERN, MEMBER_MESSAGES.pin));

export type PinViolation = Violation<'pin' | 'pin-weak' | 'pin-confirmation'>;

/** Exactly six digits (specification 5). */
export function checkPin(pin: string): PinViolation | null {
  return PIN_PATTERN.test(pin) ? null : { code: 'pin', message: MEMBER_MESSAGES.pin };
}

/**
 * A PIN that a member sets: six digits, not all the same, not a straight run, not the end of the identity number,
 * entered twice alike.
 *
 * @param idNumber the member's identity number where the server knows it
 */
export function checkNewPin(pin: string, confirmation: string, idNumber = ''): PinViolation | null {
  const violation = checkPin(pin);
  if (violation) return violation;
  const isSame = new Set(pin).size === 1;
  const isRun = RISING.includes(pin) || FALLING.includes(pin);
  if (isSame || isRun || idNumber.endsWith(pin)) return { code: 'pin-weak', message: MEMBER_MESSAGES.pinWeak };
  return pin === confirmation ? null : { code: 'pin-confirmation', message: MEMBER_MESSAGES.confirmationDiffers };
}
