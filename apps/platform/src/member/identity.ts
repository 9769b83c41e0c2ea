import './tables.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { useCaptchaToken } from './captcha/captchas.ts';
import { issueTicket, useTicket } from './login-tickets.ts';
import { LOGIN_MESSAGES } from './messages.ts';
import type { ClientPlace } from './network-of.ts';
import { useCode } from './sms-codes.ts';

export type IdentityPurpose = 'login' | 'pay' | 'phone';

export interface IdentityProof extends ClientPlace {
  readonly type: IdentityPurpose;
  readonly captchaToken: string;
  readonly smsCode: string;
}

/** Proves by a code to the account's own phone that its owner is at hand: a ticket for one purpose, ten minutes. */
export function verifyIdentity(
  database: Database,
  userId: string,
  proof: IdentityProof,
): Promise<{ readonly verifyTicket: string } | Refusal> {
  return database.withCredentials(async (transaction) => {
    const purpose = { phone: await phoneOf(transaction, userId), scene: 'identity' } as const;
    if (!(await useCaptchaToken(transaction, proof.captchaToken, purpose))) {
      return new Refusal('wrongCode', { msg: LOGIN_MESSAGES.captchaNeeded });
    }
    const { clientAddress, device, smsCode: code } = proof;
    if (!(await useCode(transaction, { ...purpose, code, clientAddress, device }))) {
      return new Refusal('wrongCode');
    }
    const ticket = { userId, businessId: null, returnAddress: '' };
    // For a login password the ticket is the one that a new password asks for, whoever proved it.
    const ticketFor = proof.type === 'login' ? 'verify' : (`identity-${proof.type}` as const);
    return { verifyTicket: await issueTicket(transaction, ticketFor, ticket) };
  });
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

/** Uses a proof up; false when it is not one of this member for this purpose. */
export async function useIdentity(
  transaction: Transaction,
  userId: string,
  purpose: Exclude<IdentityPurpose, 'login'>,
  verifyTicket: string,
): Promise<boolean> {
  const ticket = await useTicket(transaction, `identity-${purpose}`, verifyTicket);
  return ticket?.userId === userId;
}

export interface PhoneChange extends ClientPlace {
  readonly verifyTicket: string;
  readonly phone: string;
  readonly smsCode: string;
}

/** Gives an account another phone number, which a code has proven to be at hand. */
export function changePhone(database: Database, userId: string, change: PhoneChange): Promise<null | Refusal> {
  return database.withCredentials(async (transaction) => {
    const { phone, smsCode: code, verifyTicket, clientAddress, device } = change;
    const given = { phone, scene: 'change-phone', code, clientAddress, device } as const;
    if (!(await useCode(transaction, given))) return new Refusal('wrongCode');
    const owner = await transaction.selectFrom('account').select('id').where('phone', '=', phone).executeTakeFirst();
    if (owner !== undefined) return new Refusal('stateConflict', { msg: LOGIN_MESSAGES.phoneTaken });
    if (!(await useIdentity(transaction, userId, 'phone', verifyTicket))) {
      return new Refusal('stateConflict', { msg: LOGIN_MESSAGES.identityExpired });
    }
    await transaction.updateTable('account').set({ phone }).where('id', '=', userId).execute();
    return null;
  });
}
