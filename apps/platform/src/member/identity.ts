import './tables.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { useCaptchaToken } from './captcha/captchas.ts';
import { issueTicket, useTicket } from './login-tickets.ts';
import { LOGIN_MESSAGES } from './messages.ts';
import { useCode } from './sms-codes.ts';

export type IdentityPurpose = 'login' | 'pay' | 'phone';

export interface IdentityProof {
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
    if (!(await useCaptchaToken(transaction, proof.captchaToken, 'identity'))) {
      return new Refusal('wrongCode', { msg: LOGIN_MESSAGES.captchaNeeded });
    }
    const phone = await phoneOf(transaction, userId);
    if (!(await useCode(transaction, { phone, scene: 'identity', code: proof.smsCode }))) {
      return new Refusal('wrongCode');
    }
    const ticket = { userId, businessId: null, returnAddress: '' };
    // For a login password the ticket is the one that a new password asks for, whoever proved it.
    const purpose = proof.type === 'login' ? 'verify' : (`identity-${proof.type}` as const);
    return { verifyTicket: await issueTicket(transaction, purpose, ticket) };
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

export interface PhoneChange {
  readonly verifyTicket: string;
  readonly phone: string;
  readonly smsCode: string;
}

/** Gives an account another phone number, which a code has proven to be at hand. */
export function changePhone(database: Database, userId: string, change: PhoneChange): Promise<null | Refusal> {
  return database.withCredentials(async (transaction) => {
    const { phone, smsCode, verifyTicket } = change;
    if (!(await useCode(transaction, { phone, scene: 'change-phone', code: smsCode }))) return new Refusal('wrongCode');
    const owner = await transaction.selectFrom('account').select('id').where('phone', '=', phone).executeTakeFirst();
    if (owner !== undefined) return new Refusal('stateConflict', { msg: LOGIN_MESSAGES.phoneTaken });
    if (!(await useIdentity(transaction, userId, 'phone', verifyTicket))) {
      return new Refusal('stateConflict', { msg: LOGIN_MESSAGES.identityExpired });
    }
    await transaction.updateTable('account').set({ phone }).where('id', '=', userId).execute();
    return null;
  });
}
