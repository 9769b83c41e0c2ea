import type { Violation } from '../violation.ts';
import { MEMBER_MESSAGES } from './messages.ts';

/** Visible ASCII: what every keyboard can type and no input method rewrites. */
const PASSWORD_FORM = /^[\u0021-\u007e]{8,64}$/;
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
  /** The phone number; a page that is not told all of its digits has `*` for the others. */
  readonly phone?: string;
  /** Names of the person and the company in pinyin, without tones and spaces. */
  readonly namesPinyin?: readonly string[];
  /** Whether everybody tries this password, given as typed, first. */
  readonly isCommon?: (password: string) => boolean;
}

/** How hard a password is to guess, for the bar below its field. */
export type PasswordStrength = 'weak' | 'medium' | 'strong';

/** Characters that make a password strong: with all kinds of them, or with fewer kinds. */
const STRONG_LENGTH = { allKinds: 12, fewerKinds: 16 } as const;
/** Shorter ones of two kinds are guessed first. */
const MEDIUM_LENGTH = 10;

/** 8 to 64 characters without blanks, at least two of letters, digits and special characters. */
function hasPasswordForm(password: string): boolean {
  return PASSWORD_FORM.test(password) && kindsOf(password) >= KINDS_NEEDED;
}

function kindsOf(password: string): number {
  return CHARACTER_KINDS.filter((kind) => kind.test(password)).length;
}

/** Why a password of the right form is guessed soon. */
type Weakness = keyof typeof MEMBER_MESSAGES.passwordWeak;

/** What makes a password easy to guess for its owner; null for nothing. */
function weaknessOf(password: string, owner: PasswordOwner): Weakness | null {
  const lower = password.toLowerCase();
  const { phone = '', namesPinyin = [], isCommon } = owner;
  if (phone !== '' && new RegExp(phone.replaceAll('*', '\\d')).test(lower)) return 'phone';
  if (namesPinyin.some((name) => name.length >= NAME_MIN_LENGTH && lower.includes(name.toLowerCase()))) return 'name';
  return isCommon?.(password) ? 'common' : null;
}

/** Strength of what has been typed so far; one that the rules refuse is weak. */
export function passwordStrength(password: string, owner: PasswordOwner = {}): PasswordStrength {
  if (!hasPasswordForm(password) || weaknessOf(password, owner) !== null) return 'weak';
  const hasAllKinds = kindsOf(password) === CHARACTER_KINDS.length;
  if (password.length >= (hasAllKinds ? STRONG_LENGTH.allKinds : STRONG_LENGTH.fewerKinds)) return 'strong';
  return hasAllKinds || password.length >= MEDIUM_LENGTH ? 'medium' : 'weak';
}

/** What a change of the login password breaks, at most one rule a field, in the order of the form. */
export function checkPasswordChange(change: PasswordChange, owner: PasswordOwner = {}): readonly PasswordViolation[] {
  const { oldPassword, newPassword, confirmation } = change;
  const found: readonly (PasswordViolation | null)[] = [
    oldPassword === '' ? { field: 'oldPassword', code: 'empty', message: MEMBER_MESSAGES.oldPasswordEmpty } : null,
    checkNewPassword(newPassword, oldPassword, owner),
    checkConfirmation(newPassword, confirmation),
  ];
  return found.filter((violation) => violation !== null);
}

function checkNewPassword(
  newPassword: string,
  oldPassword: string | undefined,
  owner: PasswordOwner,
): PasswordViolation | null {
  const field = 'newPassword';
  if (newPassword === '') return { field, code: 'empty', message: MEMBER_MESSAGES.newPasswordEmpty };
  if (!hasPasswordForm(newPassword)) return { field, code: 'form', message: MEMBER_MESSAGES.passwordForm };
  if (newPassword === oldPassword) return { field, code: 'unchanged', message: MEMBER_MESSAGES.passwordUnchanged };
  const weakness = weaknessOf(newPassword, owner);
  return weakness && { field, code: 'weak', message: MEMBER_MESSAGES.passwordWeak[weakness] };
}

function checkConfirmation(newPassword: string, confirmation: string): PasswordViolation | null {
  const field = 'confirmation';
  if (confirmation === '') return { field, code: 'empty', message: MEMBER_MESSAGES.confirmationEmpty };
  if (newPassword === '' || confirmation === newPassword) return null;
  return { field, code: 'confirmation-differs', message: MEMBER_MESSAGES.confirmationDiffers };
}
