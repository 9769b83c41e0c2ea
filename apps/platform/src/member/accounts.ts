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
