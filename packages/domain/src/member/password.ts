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

function isGuessable(password: string, owner: PasswordOwner): boolean {
  const lower = password.toLowerCase();
  const { phone = '', namesPinyin = [], isCommon } = owner;
  if (phone !== '' && lower.includes(phone)) return true;
  if (namesPinyin.some((name) => name.length >= NAME_MIN_LENGTH && lower.includes(name.toLowerCase()))) return true;
  return isCommon?.(password) ?? false;
}

/** Strength of what has been typed so far; one that the rules refuse is weak. */
export function passwordStrength(password: string, owner: PasswordOwner = {}): PasswordStrength {
  if (!hasPasswordForm(password) || isGuessable(password, owner)) return 'weak';
  const hasAllKinds = kindsOf(password) === CHARACTER_KINDS.length;
  if (password.length >= (hasAllKinds ? STRONG_LENGTH.allKinds : STRONG_LENGTH.fewerKinds)) return 'strong';
  return hasAllKinds || password.length >= MEDIUM_LENGTH ? 'medium' : 'weak';
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
