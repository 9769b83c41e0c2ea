import './tables.ts';
import type { BusinessOption } from '@jianzhu/domain';
import type { Transaction } from '../db/schema.ts';
import { ACTIVE } from './session-grants.ts';

export interface Credentials {
  readonly userId: string;
  readonly passwordHash: string | null;
}

/** The account of a phone number. */
export async function findAccount(transaction: Transaction, phone: string): Promise<Credentials | undefined> {
  return transaction
    .selectFrom('account')
    .select(['id as userId', 'password_hash as passwordHash'])
    .where('phone', '=', phone)
    .executeTakeFirst();
}

/**
 * Whether the hash that a password was checked against still is the account's. A change that is on its way is waited
 * for, and a later one waits until the transaction is over: what it voids then is all there.
 */
export async function holdPasswordHash(transaction: Transaction, userId: string, checked: string): Promise<boolean> {
  const held = await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', checked)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** Stores a password's hash. */
export async function setPasswordHash(transaction: Transaction, userId: string, hash: string): Promise<void> {
  await transaction.updateTable('account').set({ password_hash: hash }).where('id', '=', userId).execute();
}

/** The businesses that a user may act for, those joined first at the top. */
export function readBusinesses(transaction: Transaction, userId: string): Promise<BusinessOption[]> {
  return transaction
    .selectFrom('membership as m')
    .innerJoin('business as b', 'b.id', 'm.business_id')
    .select(['b.id as businessId', 'b.name as businessName'])
    .where('m.user_id', '=', userId)
    .where('m.status', '=', ACTIVE)
    .orderBy('m.joined_at')
    .orderBy('b.id')
    .execute();
}
