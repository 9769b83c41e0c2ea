import './tables.ts';
import { maskPhone } from '@jianzhu/domain';
import { carryEvent } from '../audit/pending-event.ts';
import { endsWith, numberInForce } from '../certification/citizen-number.ts';
import type { Transaction } from '../db/schema.ts';
import type { Member } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { holdPasswordHash } from './accounts.ts';
import { issueTicket, readTicket, useTicket } from './login-tickets.ts';
import type { MemberServices } from './member-services.ts';
import { changeMessages, LOGIN_MESSAGES, MEMBER_NOTICES } from './messages.ts';
import type { ClientPlace } from './network-of.ts';
import { checkOwnPassword } from './own-password.ts';
import { refuseChangedPassword } from './password-try.ts';
import { revokeLoginsOf } from './session-grants.ts';
import { checkCode, type GivenCode, useCode } from './sms-codes.ts';
import { noteChange, textChange } from './tell-account.ts';

export type IdentityPurpose = 'login' | 'pay' | 'phone' | 'second';

/** A code to the account's own phone, or its login password. */
export interface IdentityProof extends ClientPlace {
  readonly type: IdentityPurpose;
  readonly smsCode?: string | undefined;
  readonly password?: string | undefined;
  /** Beside a code, where the person is certified. */
  readonly idLast6?: string | undefined;
}

type Prover = Pick<Member, 'userId' | 'loginId'>;

/** Proves that the account's owner is at hand: a ticket for one purpose and this login, ten minutes (docs/decisions/0017). */
export async function verifyIdentity(
  services: MemberServices,
  prover: Prover,
  proof: IdentityProof,
): Promise<{ readonly verifyTicket: string } | Refusal> {
  const { type, smsCode, password, idLast6, clientAddress, device } = proof;
  const wrong = LOGIN_MESSAGES.wrongLoginPassword;
  const own =
    password === undefined
      ? undefined
      : await checkOwnPassword(services, { ...prover, password, clientAddress, device, wrong });
  if (own instanceof Refusal) return own;
  return services.database.withCredentials(async (transaction) => {
    if (own !== undefined) {
      const isCurrent = await holdPasswordHash(transaction, prover.userId, own.passwordHash);
      if (!isCurrent) return refuseChangedPassword();
    } else {
      const phone = await phoneOf(transaction, prover.userId);
      const given = { phone, scene: 'identity', code: smsCode ?? '', clientAddress, device } as const;
      const wrongEnd = await refuseIdEnd(transaction, services.keeper, { userId: prover.userId, idLast6, given });
      if (wrongEnd) return wrongEnd;
      if (!(await useCode(transaction, given))) return new Refusal('wrongCode');
    }
    carryEvent();
    return { verifyTicket: await issueProof(transaction, prover, type) };
  });
}

/**
 * Whoever is certified as a person says the end of the identity number beside the code. A wrong end counts as a wrong try
 * of the code: nobody tries out a million of them. Nothing is said of the number before the code is right.
 */
async function refuseIdEnd(
  transaction: Transaction,
  keeper: KeyKeeper,
  {
    userId,
    idLast6 = '',
    given,
  }: { readonly userId: string; readonly idLast6: string | undefined; readonly given: GivenCode },
): Promise<Refusal | undefined> {
  const certified = await numberInForce(transaction, userId);
  if (certified === undefined) return undefined;
  if (!(await checkCode(transaction, given))) return new Refusal('wrongCode');
  if (idLast6 === '') return refuseField('idLast6', LOGIN_MESSAGES.idEndNeeded);
  if (await endsWith(keeper, certified, idLast6)) return undefined;
  await useCode(transaction, { ...given, code: '' });
  return refuseField('idLast6', LOGIN_MESSAGES.idEndWrong);
}

function issueProof(transaction: Transaction, { userId, loginId }: Prover, type: IdentityPurpose): Promise<string> {
  const ticket = { userId, businessId: null, returnAddress: '', loginId };
  // For a login password the ticket is the one that a new password asks for, whoever proved it.
  return issueTicket(transaction, type === 'login' ? 'verify' : `identity-${type}`, ticket);
}

/** The phone number of an account. */
export async function phoneOf(transaction: Transaction, userId: string): Promise<string> {
  const { phone } = await transaction
    .selectFrom('account')
    .select('phone')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return phone;
}

async function isIdentity(
  transaction: Transaction,
  { userId, loginId }: Prover,
  purpose: Exclude<IdentityPurpose, 'login'>,
  verifyTicket: string,
): Promise<boolean> {
  const proof = await readTicket(transaction, `identity-${purpose}`, verifyTicket);
  return proof?.userId === userId && proof.loginId === loginId;
}

/** Uses a proof up; false when it is not one of this login for this purpose. */
export async function useIdentity(
  transaction: Transaction,
  { userId, loginId }: Prover,
  purpose: Exclude<IdentityPurpose, 'login'>,
  verifyTicket: string,
): Promise<boolean> {
  if (!(await isIdentity(transaction, { userId, loginId }, purpose, verifyTicket))) return false;
  return (await useTicket(transaction, `identity-${purpose}`, verifyTicket)) !== undefined;
}

export interface PhoneChange extends ClientPlace {
  readonly verifyTicket: string;
  readonly phone: string;
  readonly smsCode: string;
}

function refuseExpired(): Refusal {
  return new Refusal('stateConflict', { msg: LOGIN_MESSAGES.identityExpired });
}

/** The state of things, and yet the doing of one field: it is said beside that. */
function refusePhone(msg: string): Refusal {
  return new Refusal('stateConflict', { msg, data: { fieldErrors: [{ field: 'phone', row: null, message: msg }] } });
}

/**
 * Gives an account another phone number, which a code has proven to be at hand. Every other login of the account ends,
 * and the phone that it had is told.
 */
export async function changePhone(
  services: MemberServices,
  prover: Prover,
  change: PhoneChange,
): Promise<null | Refusal> {
  const { database, sessions } = services;
  const newPhone = maskPhone(change.phone);
  const ended = await database.withCredentials(async (transaction) => {
    const { phone, smsCode: code, verifyTicket, clientAddress, device } = change;
    const given = { phone, scene: 'change-phone', code, clientAddress, device } as const;
    // Before the code, which whoever has to prove himself again will need.
    if (!(await isIdentity(transaction, prover, 'phone', verifyTicket))) return refuseExpired();
    if (!(await useCode(transaction, given))) return new Refusal('wrongCode');
    const owner = await transaction.selectFrom('account').select('id').where('phone', '=', phone).executeTakeFirst();
    if (owner !== undefined) {
      return refusePhone(owner.id === prover.userId ? LOGIN_MESSAGES.phoneUnchanged : LOGIN_MESSAGES.phoneTaken);
    }
    if (!(await useIdentity(transaction, prover, 'phone', verifyTicket))) return refuseExpired();
    const oldPhone = await phoneOf(transaction, prover.userId);
    await transaction.updateTable('account').set({ phone }).where('id', '=', prover.userId).execute();
    await noteChange(transaction, prover.userId, MEMBER_NOTICES.phoneChanged(newPhone));
    await textChange(transaction, { phone: oldPhone, content: changeMessages.phone(newPhone) });
    return revokeLoginsOf(transaction, prover.userId, 'PHONE_CHANGED', prover.loginId);
  });
  if (ended instanceof Refusal) return ended;
  for (const loginId of ended) sessions.forget({ loginId });
  return null;
}
