import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { Credentials } from './accounts.ts';
import { type CaptchaPurpose, giveBackCaptchaToken } from './captcha/captchas.ts';
import {
  type AttemptHistory,
  type Lane,
  LOCK_MINUTES,
  type LoginPair,
  lockAttempts,
  readAttempts,
  recordAttempt,
  TRIES_BEFORE_LOCK,
  withdrawAttempt,
} from './login-attempts.ts';
import { LOGIN_MESSAGES } from './messages.ts';
import type { Passwords } from './passwords.ts';

/** How a try is let through: in which lane, and by which captcha, which it has used up. */
export interface AdmittedTry {
  readonly lane: Lane;
  readonly captcha?: UsedCaptcha | undefined;
}

interface UsedCaptcha {
  readonly token: string;
  readonly purpose: CaptchaPurpose;
}

/** A try that was written down. */
export interface PasswordAttempt {
  readonly id: string;
  readonly captcha: UsedCaptcha | undefined;
}

export interface PasswordTry extends LoginPair {
  readonly password: string;
  /** Of a member who gives his own password again: whose it is. */
  readonly memberId?: string;
  /** Lets the try through, or says what stands against it; of a pair that is not locked. */
  readonly admit: (transaction: Transaction, history: AttemptHistory) => Promise<AdmittedTry | Refusal>;
  /** Whose password it is, looked up once the try was let through; nobody's costs as much time. */
  readonly account: (transaction: Transaction) => Promise<Credentials | undefined>;
  /** Says that it is wrong. */
  readonly wrong: (triesLeft: number) => string;
  /** What a client is told beside that. */
  readonly wrongFacts?: (failures: number) => Readonly<Record<string, unknown>>;
}

export interface RightPassword {
  readonly userId: string;
  /** The hash that it was checked against: it proves as much as that one still is the account's. */
  readonly passwordHash: string;
  readonly isOutdated: boolean;
  /** Counts as failed until `recordSuccess`. */
  readonly attempt: PasswordAttempt;
}

/**
 * Judges a password. The try is written down as failed before it is looked at, and taken back, with the captcha that it
 * has used up, when too many others wait for a check (429).
 */
export async function tryPassword(
  { database, passwords }: { readonly database: Database; readonly passwords: Passwords },
  given: PasswordTry,
): Promise<RightPassword | Refusal> {
  const begun = await database.withCredentials((transaction) => beginAttempt(transaction, given));
  if (begun instanceof Refusal) return begun;
  const { failures, lane, ...attempt } = begun;
  const account = await database.withCredentials(given.account);
  const passwordHash = account?.passwordHash ?? null;
  const { password, memberId, clientAddress, phone } = given;
  const check = await (memberId === undefined
    ? passwords.check(password, passwordHash, lane === 'known' ? phone : clientAddress, lane)
    : passwords.check(password, passwordHash, memberId, 'own'));
  if (check === undefined) {
    await database.withCredentials((transaction) => withdrawTry(transaction, attempt));
    return new Refusal('tooFrequent', { retryAfter: 1 });
  }
  if (account === undefined || passwordHash === null || !check.matches) return refuseWrong(failures + 1, given);
  return { userId: account.userId, passwordHash, isOutdated: check.isOutdated, attempt };
}

/** Takes a try back whose password was never looked at, or proves nothing any more: its captcha is good again. */
export async function withdrawTry(transaction: Transaction, { id, captcha }: PasswordAttempt): Promise<void> {
  await withdrawAttempt(transaction, id);
  if (captcha !== undefined) await giveBackCaptchaToken(transaction, captcha.token, captcha.purpose);
}

/** The answer to a password or PIN that was changed while it was checked: to be given again, for it proves nothing now. */
export function refuseChangedPassword(): Refusal {
  return new Refusal('tooFrequent', { retryAfter: 1 });
}

/** With its lane, and the failures before this one. */
async function beginAttempt(
  transaction: Transaction,
  given: PasswordTry,
): Promise<(PasswordAttempt & { readonly lane: Lane; readonly failures: number }) | Refusal> {
  await lockAttempts(transaction, given);
  const history = await readAttempts(transaction, given);
  if (history.lockedMinutes > 0) return refuseLocked(history.lockedMinutes);
  const admitted = await given.admit(transaction, history);
  if (admitted instanceof Refusal) return admitted;
  const { place, failures } = history;
  const { lane, captcha } = admitted;
  return { id: await recordAttempt(transaction, given, { place, lane }), lane, failures, captcha };
}

function refuseLocked(minutes: number): Refusal {
  return new Refusal('locked', { msg: LOGIN_MESSAGES.locked(minutes), retryAfter: minutes * 60 });
}

function refuseWrong(failures: number, { wrong, wrongFacts }: PasswordTry): Refusal {
  const triesLeft = TRIES_BEFORE_LOCK - failures;
  if (triesLeft <= 0) return refuseLocked(LOCK_MINUTES);
  return new Refusal('wrongPin', { msg: wrong(triesLeft), data: { triesLeft, ...wrongFacts?.(failures) } });
}
