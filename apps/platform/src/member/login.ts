import { carryEvent, nameActor } from '../audit/pending-event.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import {
  type Credentials,
  findAccount,
  holdPasswordHash,
  type LoginOption,
  readLoginBusinesses,
  setPasswordHash,
} from './accounts.ts';
import { isGoodCaptchaToken, useCaptchaToken } from './captcha/captchas.ts';
import { refuseDisabled } from './disabled-accounts.ts';
import { rememberPlace } from './known-places.ts';
import { type AttemptHistory, type Lane, recordSuccess, TRIES_BEFORE_CAPTCHA } from './login-attempts.ts';
import { issueTicket, readTicket, useTicket } from './login-tickets.ts';
import { LOGIN_MESSAGES } from './messages.ts';
import type { ClientPlace } from './network-of.ts';
import { type AdmittedTry, refuseChangedPassword, tryPassword, withdrawTry } from './password-try.ts';
import type { Passwords } from './passwords.ts';
import { addPersonalBusiness } from './personal-business.ts';
import { hasSecondFactor, useSecondCode } from './second-factor.ts';
import { useCode } from './sms-codes.ts';

/** A proven login that has to choose its business. */
export interface PendingLogin {
  readonly loginTicket: string;
  readonly businesses: LoginOption[];
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
  const businesses = await readOrMakeBusinesses(transaction, userId);
  const loginTicket = await issueTicket(transaction, 'choose', { userId, businessId: null, returnAddress: '' });
  return { loginTicket, businesses, isSecondFactorDue: false };
}

/** What a login can act for: whoever has left or lost the last company acts for herself, as everybody did at first. */
async function readOrMakeBusinesses(transaction: Transaction, userId: string): Promise<LoginOption[]> {
  const businesses = await readLoginBusinesses(transaction, userId);
  if (businesses.length > 0) return businesses;
  const { phone, real_name: name } = await transaction
    .selectFrom('account')
    .select(['phone', 'real_name'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Of two logins at once the second finds what the first has made.
  const made = await readLoginBusinesses(transaction, userId);
  if (made.length > 0) return made;
  await addPersonalBusiness(transaction, { userId, name, phone });
  return readLoginBusinesses(transaction, userId);
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
  const tried = await tryPassword(
    { database, passwords },
    {
      ...login,
      admit: (transaction, history) => admitToLogin(transaction, login, history),
      account: (transaction) => recognise(transaction, login.phone),
      wrong: LOGIN_MESSAGES.wrongPassword,
      wrongFacts: (failures) => ({ captchaRequired: failures >= TRIES_BEFORE_CAPTCHA }),
    },
  );
  if (tried instanceof Refusal) return tried;
  const { userId, passwordHash, isOutdated, attempt } = tried;
  const newHash = isOutdated ? await passwords.hash(login.password, userId) : undefined;
  return database.withCredentials(async (transaction) => {
    if (!(await holdPasswordHash(transaction, userId, passwordHash))) {
      await withdrawTry(transaction, attempt);
      return refuseChangedPassword();
    }
    await recordSuccess(transaction, attempt.id);
    await rememberPlace(transaction, userId, login);
    carryEvent();
    if (newHash !== undefined) await setPasswordHash(transaction, userId, newHash);
    return openPendingLogin(transaction, userId);
  });
}

async function recognise(transaction: Transaction, phone: string): Promise<Credentials | undefined> {
  const account = await findAccount(transaction, phone);
  if (account !== undefined) nameActor({ kind: 'login', userId: account.userId });
  return account;
}

/**
 * Lets a try through to the password, or says what stands against it. A known place and strangers without a captcha have
 * their few tries; beyond them strangers need a captcha and wait for each other, a little longer after each failure.
 */
async function admitToLogin(
  transaction: Transaction,
  { phone, captchaToken: token }: PasswordLogin,
  history: AttemptHistory,
): Promise<AdmittedTry | Refusal> {
  const lane: Lane = history.isKnown ? 'known' : history.needsCaptcha ? 'captcha' : 'open';
  const purpose = { scene: 'login', phone } as const;
  if (lane === 'captcha' && history.delaySeconds > 0) {
    // The captcha stays good: its owner comes again with it.
    const isGood = await isGoodCaptchaToken(transaction, token, purpose);
    return isGood ? refuseToWait(history.delaySeconds) : refuseWithoutCaptcha();
  }
  if (!history.needsCaptcha) return { lane };
  if (token === undefined || !(await useCaptchaToken(transaction, token, purpose))) return refuseWithoutCaptcha();
  return { lane, captcha: { token, purpose } };
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
