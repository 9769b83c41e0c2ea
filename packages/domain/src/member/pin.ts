import * as v from 'valibot';
import type { Violation } from '../violation.ts';
import { MEMBER_MESSAGES } from './messages.ts';

const PIN_PATTERN = /^\d{6}$/;
const RISING = '0123456789';
const FALLING = '9876543210';

/** A PIN field; the PIN stays a text, because it may begin with zeros. */
export const pinSchema = v.pipe(v.string(), v.regex(PIN_PATTERN, MEMBER_MESSAGES.pin));

export type PinViolation = Violation<'pin'>;

export interface NewPinViolation extends Violation<'pin' | 'pin-weak' | 'pin-confirmation'> {
  readonly field: 'newPin' | 'confirm';
}

/** Whose PIN it is to be, where the server knows it: whoever knows the member tries the ends of these numbers first. */
export interface PinOwner {
  readonly idNumber?: string;
  readonly phone?: string;
}

/** Exactly six digits (specification 5). */
export function checkPin(pin: string): PinViolation | null {
  return PIN_PATTERN.test(pin) ? null : { code: 'pin', message: MEMBER_MESSAGES.pin };
}

/**
 * What is wrong with a PIN that a member sets, at most one rule a field: six digits, not all the same, not a straight
 * run, not the end of the identity number or of the phone number, entered twice alike.
 */
export function checkNewPin(pin: string, confirmation: string, owner: PinOwner = {}): readonly NewPinViolation[] {
  const form = checkPin(pin);
  const weak: NewPinViolation | null = isGuessable(pin, owner)
    ? { field: 'newPin', code: 'pin-weak', message: MEMBER_MESSAGES.pinWeak }
    : null;
  const found = [form ? { ...form, field: 'newPin' as const } : weak, checkConfirmation(pin, confirmation)];
  return found.filter((violation) => violation !== null);
}

function isGuessable(pin: string, { idNumber = '', phone = '' }: PinOwner): boolean {
  if (new Set(pin).size === 1 || RISING.includes(pin) || FALLING.includes(pin)) return true;
  return idNumber.endsWith(pin) || phone.endsWith(pin);
}

function checkConfirmation(pin: string, confirmation: string): NewPinViolation | null {
  const field = 'confirm';
  if (confirmation === pin && pin !== '') return null;
  const form = checkPin(confirmation);
  return form ? { ...form, field } : { field, code: 'pin-confirmation', message: MEMBER_MESSAGES.confirmationDiffers };
}
