import type { BusinessOption } from '@jianzhu/domain';
import { carryEvent, nameActor } from '../audit/pending-event.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { findAccount, holdPasswordHash, readBusinesses, setPasswordHash } from './accounts.ts';
import { isGoodCaptchaToken, useCaptchaToken } from './captcha/captchas.ts';
import { refuseDisabled } from './disabled-accounts.ts';
import { rememberPlace } from './known-places.ts';
import {
  type Lane,
  LOCK_MINUTES,
  lockAttempts,
  readAttempts,
  recordAttempt,
  recordSuccess,
  TRIES_BEFORE_CAPTCHA,
  TRIES_BEFORE_LOCK,
  withdrawAttempt,
} from './login-attempts.ts';
import { issueTicket, readTicket, useTicket } from './login-tickets.ts';
import { LOGIN_MESSAGES } from './messages.ts';
import type { ClientPlace } from './network-of.ts';
import { refuseChangedPassword } from './own-password.ts';
import type { Passwords } from './passwords.ts';
import { hasSecondFactor, useSecondCode } from './second-factor.ts';
import { useCode } from './sms-codes.ts';

/** A proven login that has to choose its business. */
export interface PendingLogin {
  readonly loginTicket: string;
  readonly businesses: BusinessOption[];
  /** The ticket is good for `loginSecondFactor` alone; the businesses come with what that answers. */
  readonly isSecondFactorDue: boolean;
}

/** Goes on after the first factor: asks for the second one where the account has it. Not for a disabled account. */
export async function openPendingLogin(transaction: Transaction, userId: string): Promise<PendingLogin | Refusal> {
  const disabled = await refuseDisabled(transaction, userId);
  if (disabled !== undefined) return disabled;
  if (!(await hasSecondFactor(transaction, userId))) return openChoice(transaction, userId);
  const loginTicket = await issueTicket(transaction, 'second-factor', { userId, businessId: null, returnAddress: '' });
  return { loginTicket, businesses: [], isSecondFactorDue: true };
}

/** The second factor of a login whose first one is proven. */
export function loginSecondFactor(
  database: Database,
  { loginTicket, code }: { readonly loginTicket: string; readonly code: string },
): Promise<PendingLogin | Refusal> {
  return database.withCredentials(async (transaction) => {
    const expired = new Refusal('stateConflict', { msg: LOGIN_MESSAGES.expired });
    const held = await readTicket(transaction, 'second-factor', loginTicket);
    if (held === undefined) return expired;
    const { userId } = held;
    nameActor({ kind: 'login', userId });
    // The account before the ticket, in the order of a changed password; see `exchangeToken`.
    const disabled = await refuseDisabled(transaction, userId);
    if (disabled !== undefined) return disabled;
    const wrong = await useSecondCode(transaction, { userId, code, field: 'code' });
    if (wrong !== undefined) return wrong;
    if ((await useTicket(transaction, 'second-factor', loginTicket)) === undefined) return expired;
    return openChoice(transaction, userId);
  });
}

/** Opens the ten minutes in which the business is chosen; the identity has been proven. */
async function openChoice(transaction: Transaction, userId: string): Promise<PendingLogin> {
  const businesses = await readBusinesses(transaction, userId);
  const loginTicket = await issueTicket(transaction, 'choose', { userId, businessId: null, returnAddress: '' });
  return { loginTicket, businesses, isSecondFactorDue: false };
}

export interface PasswordLogin extends ClientPlace {
  readonly phone: string;
  readonly password: string;
  readonly captchaToken?: string | undefined;
}

/** Logs in by password. Unknown phones take as long, and count their tries, as known ones. */
export async function loginByPassword(
  database: Database,
  passwords: Passwords,
  login: PasswordLogin,
): Promise<PendingLogin | Refusal> {
  const attempt = await database.withCredentials((transaction) => beginAttempt(transaction, login));
  if (attempt instanceof Refusal) return attempt;
  const account = await database.withCredentials((transaction) => findAccount(transaction, login.phone));
  const check = await passwords.check(login.password, account?.passwordHash ?? null, login.clientAddress, attempt.lane);
  if (account !== undefined) nameActor({ kind: 'login', userId: account.userId });
  if (check === undefined) {
    await database.withCredentials((transaction) => withdrawAttempt(transaction, attempt.id));
    return new Refusal('tooFrequent', { retryAfter: 1 });
  }
  const checked = account?.passwordHash ?? null;
  if (account === undefined || checked === null || !check.matches) return refuseWrongPassword(attempt.failures + 1);
  const newHash = check.isOutdated ? await passwords.hash(login.password, account.userId) : undefined;
  return database.withCredentials(async (transaction) => {
    if (!(await holdPasswordHash(transaction, account.userId, checked))) {
      await withdrawAttempt(transaction, attempt.id);
      return refuseChangedPassword();
    }
    await recordSuccess(transaction, attempt.id);
    await rememberPlace(transaction, account.userId, login);
    carryEvent();
    if (newHash !== undefined) await setPasswordHash(transaction, account.userId, newHash);
    return openPendingLogin(transaction, account.userId);
  });
}

interface Attempt {
  readonly id: string;
  readonly lane: Lane;
  /** Before this one. */
  readonly failures: number;
}

/**
 * Lets a try through to the password, or says what stands against it. A known place and strangers without a captcha have
 * their few tries; beyond them strangers need a captcha and wait for each other, a little longer after each failure.
 */
async function beginAttempt(transaction: Transaction, login: PasswordLogin): Promise<Attempt | Refusal> {
  await lockAttempts(transaction, login);
  const history = await readAttempts(transaction, login);
  if (history.lockedMinutes > 0) return refuseLocked(history.lockedMinutes);
  const lane: Lane = history.isKnown ? 'known' : history.needsCaptcha ? 'captcha' : 'open';
  const proof = { scene: 'login', phone: login.phone } as const;
  if (lane === 'captcha' && history.delaySeconds > 0) {
    // The captcha stays good: its owner comes again with it.
    const isGood = await isGoodCaptchaToken(transaction, login.captchaToken, proof);
    return isGood ? refuseToWait(history.delaySeconds) : refuseWithoutCaptcha();
  }
  if (history.needsCaptcha && !(await useCaptchaToken(transaction, login.captchaToken, proof))) {
    return refuseWithoutCaptcha();
  }
  return {
    id: await recordAttempt(transaction, login, { place: history.place, lane }),
    lane,
    failures: history.failures,
  };
}

function refuseWithoutCaptcha(): Refusal {
  return new Refusal('wrongCode', { msg: LOGIN_MESSAGES.captchaNeeded, data: { captchaRequired: true } });
}

function refuseToWait(seconds: number): Refusal {
  return new Refusal('tooFrequent', {
    msg: LOGIN_MESSAGES.waitForTry(seconds),
    retryAfter: seconds,
    data: { captchaRequired: true },
  });
}

function refuseLocked(minutes: number): Refusal {
  return new Refusal('locked', { msg: LOGIN_MESSAGES.locked(minutes), retryAfter: minutes * 60 });
}

function refuseWrongPassword(failures: number): Refusal {
  const triesLeft = TRIES_BEFORE_LOCK - failures;
  if (triesLeft <= 0) return refuseLocked(LOCK_MINUTES);
  const captchaRequired = failures >= TRIES_BEFORE_CAPTCHA;
  return new Refusal('wrongPin', {
    msg: LOGIN_MESSAGES.wrongPassword(triesLeft),
    data: { triesLeft, captchaRequired },
  });
}

/** Logs in by a code of the scene "login". Only who has the phone learns whether it is registered. */
export function loginByCode(
  database: Database,
  login: ClientPlace & { readonly phone: string; readonly code: string },
): Promise<PendingLogin | Refusal> {
  return database.withCredentials(async (transaction) => {
    if (!(await useCode(transaction, { ...login, scene: 'login' }))) return new Refusal('wrongCode');
    const account = await findAccount(transaction, login.phone);
    if (account === undefined) return new Refusal('stateConflict', { msg: LOGIN_MESSAGES.notRegistered });
    await rememberPlace(transaction, account.userId, login);
    nameActor({ kind: 'login', userId: account.userId });
    return openPendingLogin(transaction, account.userId);
  });
}
