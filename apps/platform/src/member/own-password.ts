import type { Database } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import { recordSuccess } from './login-attempts.ts';
import { LOGIN_MESSAGES } from './messages.ts';
import type { ClientPlace } from './network-of.ts';
import { type RightPassword, tryPassword } from './password-try.ts';
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
  services: { readonly database: Database; readonly passwords: Passwords },
  { userId, ...given }: OwnPassword,
): Promise<Pick<RightPassword, 'passwordHash'> | Refusal> {
  const { database } = services;
  const account = await database.withCredentials((transaction) =>
    transaction
      .selectFrom('account')
      .select(['phone', 'password_hash as passwordHash'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
  );
  if (account.passwordHash === null) return new Refusal('stateConflict', { msg: LOGIN_MESSAGES.passwordNotSet });
  const tried = await tryPassword(services, {
    ...given,
    phone: account.phone,
    memberId: userId,
    admit: async () => ({ lane: 'known' }),
    account: async () => ({ userId, passwordHash: account.passwordHash }),
  });
  if (tried instanceof Refusal) return tried;
  await database.withCredentials((transaction) => recordSuccess(transaction, tried.attempt.id));
  return tried;
}
