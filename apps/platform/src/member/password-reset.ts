import { MEMBER_MESSAGES } from '@jianzhu/domain';
import { carryEvent, nameActor } from '../audit/pending-event.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../http/log.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { SmsSender } from '../ports/sms-sender.ts';
import { findAccount, setPasswordHash } from './accounts.ts';
import { readPasswordOwner, refuseNewPassword } from './login-passwords.ts';
import { issueTicket, readTicket, useTicket } from './login-tickets.ts';
import { changeMessages, LOGIN_MESSAGES, MEMBER_NOTICES } from './messages.ts';
import type { ClientPlace } from './network-of.ts';
import type { Passwords } from './passwords.ts';
import { revokeLoginsOf } from './session-grants.ts';
import type { SessionStore } from './session-store.ts';
import { useCode } from './sms-codes.ts';
import { noteChange, textChange } from './tell-account.ts';

/** Proves by a code of the scene "forget" that the phone is at hand: a ticket for a new password. */
export function verifyPhone(
  database: Database,
  given: ClientPlace & { readonly phone: string; readonly code: string },
): Promise<{ readonly verifyTicket: string } | Refusal> {
  return database.withCredentials(async (transaction) => {
    if (!(await useCode(transaction, { ...given, scene: 'forget' }))) return new Refusal('wrongCode');
    const account = await findAccount(transaction, given.phone);
    if (account === undefined) return new Refusal('stateConflict', { msg: LOGIN_MESSAGES.notRegistered });
    nameActor({ kind: 'login', userId: account.userId });
    const ticket = { userId: account.userId, businessId: null, returnAddress: '' };
    return { verifyTicket: await issueTicket(transaction, 'verify', ticket) };
  });
}

export interface PasswordReset {
  readonly phone: string;
  readonly verifyTicket: string;
  readonly newPassword: string;
}

export interface PasswordResetServices {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly sessions: SessionStore;
  readonly sms: SmsSender;
  readonly log: Log;
}

/** Sets a new login password and ends every login of the account. A password that breaks a rule costs no ticket. */
export async function resetPassword(services: PasswordResetServices, reset: PasswordReset): Promise<null | Refusal> {
  const { database, passwords, sessions } = services;
  const expired = new Refusal('stateConflict', { msg: LOGIN_MESSAGES.identityExpired });
  const account = await database.withCredentials(async (transaction) => {
    const ticket = await readTicket(transaction, 'verify', reset.verifyTicket);
    const found = await findAccount(transaction, reset.phone);
    if (ticket === undefined || found?.userId !== ticket.userId) return undefined;
    return { ...found, owner: await readPasswordOwner(transaction, found.userId) };
  });
  if (account === undefined) return expired;
  const weak = refuseNewPassword('newPassword', reset.newPassword, account.owner);
  if (weak !== undefined) return weak;
  nameActor({ kind: 'login', userId: account.userId });
  const isSame = await passwords.check(reset.newPassword, account.passwordHash, account.userId, 'own');
  if (isSame?.matches === true) return refuseField('newPassword', MEMBER_MESSAGES.passwordUnchanged);
  const hash = isSame && (await passwords.hash(reset.newPassword, account.userId));
  if (hash === undefined) return new Refusal('tooFrequent', { retryAfter: 1 });
  const ended = await database.withCredentials(async (transaction) => {
    if ((await useTicket(transaction, 'verify', reset.verifyTicket)) === undefined) return undefined;
    await setPasswordHash(transaction, account.userId, hash);
    await noteChange(transaction, account.userId, MEMBER_NOTICES.passwordChanged);
    await textChange(transaction, { phone: reset.phone, content: changeMessages.password });
    carryEvent();
    return revokeLoginsOf(transaction, account.userId, 'PASSWORD_CHANGED');
  });
  if (ended === undefined) return expired;
  for (const loginId of ended) sessions.forget({ loginId });
  return null;
}
