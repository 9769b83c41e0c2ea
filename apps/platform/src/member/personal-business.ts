import './tables.ts';
import type { Transaction } from '../db/schema.ts';
import { personalBusinessName } from './messages.ts';

/** Kind of the business that every account starts with; it is certified as a person. */
export const PERSONAL_BUSINESS = 0;

/** Makes the business of a person, whom it names by the name or by the end of the phone number. In `withCredentials`. */
export async function addPersonalBusiness(
  transaction: Transaction,
  { userId, name, phone }: { readonly userId: string; readonly name: string; readonly phone: string },
): Promise<void> {
  const businessName = personalBusinessName(name === '' ? phone.slice(-4) : name);
  const { id: businessId } = await transaction
    .insertInto('business')
    .values({ name: businessName, nice_name: businessName, tenant_id: userId, vip_until: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('membership')
    .values({ user_id: userId, business_id: businessId, role_keys: ['business_admin'], is_owner: true })
    .execute();
}
