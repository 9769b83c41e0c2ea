import './tables.ts';
import type { BusinessOption } from '@jianzhu/domain';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';

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

/** A business that a login may begin with. */
export interface LoginOption extends BusinessOption {
  readonly isDefault: boolean;
  readonly isLastUsed: boolean;
}

/** Those of a user, her default at the top, then in the order in which she joined (domain rules 16.1). */
export async function readLoginBusinesses(transaction: Transaction, userId: string): Promise<LoginOption[]> {
  const rows = await businessesOf(transaction, userId)
    .innerJoin('account', 'account.id', 'm.user_id')
    .select(['m.last_login_at', sql<boolean>`b.id is not distinct from account.default_business_id`.as('is_default')])
    .orderBy('is_default', 'desc')
    .orderBy('m.joined_at')
    .orderBy('b.id')
    .execute();
  const last = Math.max(...rows.map(({ last_login_at }) => last_login_at?.getTime() ?? 0));
  return rows.map(({ businessId, businessName, is_default, last_login_at }) => ({
    ...{ businessId, businessName, isDefault: is_default },
    isLastUsed: last > 0 && last_login_at?.getTime() === last,
  }));
}

/** The businesses that a user may act for, those joined first at the top. */
export function readBusinesses(transaction: Transaction, userId: string): Promise<BusinessOption[]> {
  return businessesOf(transaction, userId).orderBy('m.joined_at').orderBy('b.id').execute();
}

const businessesOf = (transaction: Transaction, userId: string) =>
  transaction
    .selectFrom('membership as m')
    .innerJoin('business as b', 'b.id', 'm.business_id')
    .select(['b.id as businessId', 'b.name as businessName'])
    .where('m.user_id', '=', userId)
    .where('m.status', '=', MEMBERSHIP_STATUS.active);
