import type { Database } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import {
  LOCK_MINUTES,
  type LoginPair,
  lockAttempts,
  readAttempts,
  recordAttempt,
  recordSuccess,
  TRIES_BEFORE_LOCK,
  withdrawAttempt,
} from './login-attempts.ts';
import { LOGIN_MESSAGES } from './messages.ts';
import type { ClientPlace } from './network-of.ts';
import type { Passwords } from './passwords.ts';

export interface OwnPassword extends ClientPlace {
  readonly userId: string;
  readonly loginId: string;
  readonly password: string;
  /** Says that it is wrong, by the name that the form gives it. */
  readonly wrong: (triesLeft: number) => string;
}

/**
 * Judges the login password that a member gives again. Wrong ones count with wrong logins: they guess the same secret.
 *
 * @returns the hash that the right one was checked against: it proves as much as that one still is the account's
 */
export async function checkOwnPassword(
  { database, passwords }: { readonly database: Database; readonly passwords: Passwords },
  { userId, loginId, password, clientAddress, device, wrong }: OwnPassword,
): Promise<{ readonly passwordHash: string } | Refusal> {
  const account = await database.withCredentials((transaction) =>
    transaction
      .selectFrom('account')
      .select(['phone', 'password_hash'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
  );
  if (account.password_hash === null) return new Refusal('stateConflict', { msg: LOGIN_MESSAGES.passwordNotSet });
  const pair = { phone: account.phone, clientAddress, device, loginId };
  const attempt = await beginAttempt(database, pair);
  if (attempt instanceof Refusal) return attempt;
  const check = await passwords.check(password, account.password_hash, clientAddress, 'known');
  if (check === undefined) {
    await database.withCredentials((transaction) => withdrawAttempt(transaction, attempt.id));
    return new Refusal('tooFrequent', { retryAfter: 1 });
  }
  if (!check.matches) return refuseWrong(attempt.failures + 1, wrong);
  await database.withCredentials((transaction) => recordSuccess(transaction, attempt.id));
  return { passwordHash: account.password_hash };
}

/** The answer to a password that was changed while it was checked: to be given again, for it proves nothing any more. */
export function refuseChangedPassword(): Refusal {
  return new Refusal('tooFrequent', { retryAfter: 1 });
}

function beginAttempt(database: Database, pair: LoginPair) {
  return database.withCredentials(async (transaction) => {
    await lockAttempts(transaction, pair);
    const { failures, lockedMinutes, place } = await readAttempts(transaction, pair);
    if (lockedMinutes > 0) return refuseLocked(lockedMinutes);
    return { id: await recordAttempt(transaction, pair, { place, lane: 'known' }), failures };
  });
}

function refuseLocked(minutes: number): Refusal {
  return new Refusal('locked', { msg: LOGIN_MESSAGES.locked(minutes), retryAfter: minutes * 60 });
}

function refuseWrong(failures: number, wrong: OwnPassword['wrong']): Refusal {
  const triesLeft = TRIES_BEFORE_LOCK - failures;
  if (triesLeft <= 0) return refuseLocked(LOCK_MINUTES);
  return new Refusal('wrongPin', { msg: wrong(triesLeft), data: { triesLeft } });
}
