import { MEMBER_MESSAGES } from '@jianzhu/domain';
import { carryEvent } from '../audit/pending-event.ts';
import type { Member } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { holdPasswordHash, setPasswordHash } from './accounts.ts';
import { readPasswordOwner, refuseNewPassword } from './login-passwords.ts';
import type { MemberServices } from './member-services.ts';
import { changeMessages, LOGIN_MESSAGES, MEMBER_NOTICES } from './messages.ts';
import type { ClientPlace } from './network-of.ts';
import { checkOwnPassword } from './own-password.ts';
import { refuseChangedPassword } from './password-try.ts';
import { revokeLoginsOf } from './session-grants.ts';
import { noteChange, textChange } from './tell-account.ts';

export interface PasswordChange extends ClientPlace {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the login password of a member who knows the old one, ends every other login of the account, and tells its
 * phone (domain rules 18.2).
 */
export async function changePassword(
  services: MemberServices,
  { userId, loginId }: Pick<Member, 'userId' | 'loginId'>,
  { oldPassword, newPassword, clientAddress, device }: PasswordChange,
): Promise<null | Refusal> {
  const { database, passwords, sessions } = services;
  const owner = await database.withCredentials((transaction) => readPasswordOwner(transaction, userId));
  const weak = refuseNewPassword('newPassword', newPassword, owner);
  if (weak !== undefined) return weak;
  if (newPassword === oldPassword) return refuseField('newPassword', MEMBER_MESSAGES.passwordUnchanged);
  const given = { password: oldPassword, wrong: LOGIN_MESSAGES.wrongOldPassword, clientAddress, device };
  const own = await checkOwnPassword(services, { userId, loginId, ...given });
  if (own instanceof Refusal) return own;
  const hash = await passwords.hash(newPassword, userId);
  if (hash === undefined) return new Refusal('tooFrequent', { retryAfter: 1 });
  const ended = await database.withCredentials(async (transaction) => {
    if (!(await holdPasswordHash(transaction, userId, own.passwordHash))) return refuseChangedPassword();
    await setPasswordHash(transaction, userId, hash);
    await noteChange(transaction, userId, MEMBER_NOTICES.passwordChanged);
    await textChange(transaction, { phone: owner.phone, content: changeMessages.password });
    carryEvent();
    return revokeLoginsOf(transaction, userId, 'PASSWORD_CHANGED', loginId);
  });
  if (ended instanceof Refusal) return ended;
  for (const other of ended) sessions.forget({ loginId: other });
  return null;
}
