import './tables.ts';
import { MEMBERSHIP_STATUS } from '@jianzhu/domain/business-members';
import type { Transaction } from '../db/schema.ts';

/** What a person is in a company, of `MEMBERSHIP_STATUS`; undefined where she never was in it. */
export async function membershipStatus(
  transaction: Transaction,
  businessId: string,
  userId: string,
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('membership')
    .select('status')
    .where('business_id', '=', businessId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.status;
}

/** Whether a person is in a company, disabled or not. */
export async function isInCompany(transaction: Transaction, businessId: string, userId: string): Promise<boolean> {
  const status = await membershipStatus(transaction, businessId, userId);
  return status !== undefined && status !== MEMBERSHIP_STATUS.removed;
}

/** Whether a person may act for a company. */
export const isActiveMember = async (transaction: Transaction, businessId: string, userId: string): Promise<boolean> =>
  (await membershipStatus(transaction, businessId, userId)) === MEMBERSHIP_STATUS.active;
