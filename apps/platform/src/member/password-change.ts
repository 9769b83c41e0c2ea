import { MEMBER_MESSAGES } from '@jianzhu/domain';
import type { Database } from '../db/database.ts';
import type { Member } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { setPasswordHash } from './accounts.ts';
import {
  LOCK_MINUTES,
  lockAttempts,
  readAttempts,
  recordAttempt,
  recordSuccess,
  TRIES_BEFORE_LOCK,
} from './login-attempts.ts';
import { refuseNewPassword } from './login-passwords.ts';
import type { MemberServices } from './member-services.ts';
import { LOGIN_MESSAGES, MEMBER_NOTICES } from './messages.ts';
import { networkOf } from './network-of.ts';
import { revokeLoginsOf } from './session-grants.ts';
import { tellAccount } from './tell-account.ts';

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly clientAddress: string;
}

/**
 * Changes the login password of a member who knows the old one, and ends every other login of the account (domain rules
 * 18.2). Wrong old passwords count with wrong logins: they guess the same secret.
 */
export async function changePassword(
  services: MemberServices,
  member: Pick<Member, 'userId' | 'loginId'>,
  change: PasswordChange,
): Promise<null | Refusal> {
  const { database, passwords, sessions } = services;
  const account = await database.withCredentials((transaction) =>
    transaction
      .selectFrom('account')
      .select(['phone', 'password_hash'])
      .where('id', '=', member.userId)
      .executeTakeFirstOrThrow(),
  );
  if (account.password_hash === null) return new Refusal('stateConflict', { msg: LOGIN_MESSAGES.passwordNotSet });
  const weak = refuseNewPassword('newPassword', change.newPassword, account.phone);
  if (weak !== undefined) return weak;
  if (change.newPassword === change.oldPassword) {
    return refuseField('newPassword', MEMBER_MESSAGES.passwordUnchanged);
  }
  const pair = { phone: account.phone, clientAddress: networkOf(change.clientAddress) };
  const attempt = await beginAttempt(database, pair);
  if (attempt instanceof Refusal) return attempt;
  const check = await passwords.check(change.oldPassword, account.password_hash);
  if (check === undefined) return new Refusal('tooFrequent', { retryAfter: 1 });
  if (!check.matches) return refuseWrong(attempt.failures + 1);
  const hash = await passwords.hash(change.newPassword);
  if (hash === undefined) return new Refusal('tooFrequent', { retryAfter: 1 });
  const ended = await database.withCredentials(async (transaction) => {
    await recordSuccess(transaction, attempt.id);
    await setPasswordHash(transaction, member.userId, hash);
    return revokeLoginsOf(transaction, member.userId, 'PASSWORD_CHANGED', member.loginId);
  });
  for (const loginId of ended) sessions.forget({ loginId });
  await tellAccount(services, member.userId, MEMBER_NOTICES.passwordChanged);
  return null;
}

function beginAttempt(database: Database, pair: { readonly phone: string; readonly clientAddress: string }) {
  return database.withCredentials(async (transaction) => {
    await lockAttempts(transaction, pair);
    const { failures, lockedMinutes } = await readAttempts(transaction, pair);
    if (lockedMinutes > 0) return refuseLocked(lockedMinutes);
    return { id: await recordAttempt(transaction, pair), failures };
  });
}

function refuseLocked(minutes: number): Refusal {
  return new Refusal('locked', { msg: LOGIN_MESSAGES.locked(minutes), retryAfter: minutes * 60 });
}

function refuseWrong(failures: number): Refusal {
  const triesLeft = TRIES_BEFORE_LOCK - failures;
  if (triesLeft <= 0) return refuseLocked(LOCK_MINUTES);
  return new Refusal('wrongPin', { msg: LOGIN_MESSAGES.wrongOldPassword(triesLeft), data: { triesLeft } });
}
