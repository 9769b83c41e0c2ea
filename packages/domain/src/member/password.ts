import type { Violation } from '../violation.ts';
import { MEMBER_MESSAGES } from './messages.ts';

/** Visible ASCII: what every keyboard can type and no input method rewrites. */
const PASSWORD_FORM = /^[\u0021-\u007e]{8,20}$/;
const CHARACTER_KINDS = [/[A-Za-z]/, /\d/, /[^A-Za-z\d]/] as const;
const KINDS_NEEDED = 2;
/** A name in Latin letters counts against a password from this length on; shorter ones occur by chance. */
const NAME_MIN_LENGTH = 4;

export type PasswordField = 'oldPassword' | 'newPassword' | 'confirmation';

export interface PasswordViolation extends Violation<'empty' | 'form' | 'unchanged' | 'weak' | 'confirmation-differs'> {
  readonly field: PasswordField;
}

export interface PasswordChange {
  /** Absent when a password is set for the first time or after a verified identity. */
  readonly oldPassword?: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

/** What a password must not contain or be; the browser may know less of it than the server. */
export interface PasswordOwner {
  readonly phone?: string;
  /** Name in pinyin, without tones and spaces. */
  readonly namePinyin?: string;
  /** Passwords that everybody tries first, in lower case. */
  readonly weakPasswords?: ReadonlySet<string>;
}

/** 8 to 20 characters without blanks, at least two of letters, digits and special characters. */
function hasPasswordForm(password: string): boolean {
  const kinds = CHARACTER_KINDS.filter((kind) => kind.test(password)).length;
  return PASSWORD_FORM.test(password) && kinds >= KINDS_NEEDED;
}

function isGuessable(password: string, owner: PasswordOwner): boolean {
  const lower = password.toLowerCase();
  const { phone = '', namePinyin = '', weakPasswords } = owner;
  if (phone !== '' && lower.includes(phone)) return true;
  if (namePinyin.length >= NAME_MIN_LENGTH && lower.includes(namePinyin.toLowerCase())) return true;
  return weakPasswords?.has(lower) ?? false;
}

/** The first rule that a change of the login password breaks, or null. */
export function checkPasswordChange(change: PasswordChange, owner: PasswordOwner = {}): PasswordViolation | null {
  const { oldPassword, newPassword, confirmation } = change;
  if (oldPassword === '') return { field: 'oldPassword', code: 'empty', message: MEMBER_MESSAGES.oldPasswordEmpty };
  if (newPassword === '') return { field: 'newPassword', code: 'empty', message: MEMBER_MESSAGES.newPasswordEmpty };
  if (!hasPasswordForm(newPassword)) {
    return { field: 'newPassword', code: 'form', message: MEMBER_MESSAGES.passwordForm };
  }
  if (newPassword === oldPassword) {
    return { field: 'newPassword', code: 'unchanged', message: MEMBER_MESSAGES.passwordUnchanged };
  }
  if (isGuessable(newPassword, owner)) {
    return { field: 'newPassword', code: 'weak', message: MEMBER_MESSAGES.passwordWeak };
  }
  if (confirmation === '') return { field: 'confirmation', code: 'empty', message: MEMBER_MESSAGES.confirmationEmpty };
  if (confirmation === newPassword) return null;
  return { field: 'confirmation', code: 'confirmation-differs', message: MEMBER_MESSAGES.confirmationDiffers };
}
