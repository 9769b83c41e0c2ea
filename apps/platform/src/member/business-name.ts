import './tables.ts';
import type { Transaction } from '../db/schema.ts';

/** The name of a business, '' where the transaction does not see it. */
export async function businessName(transaction: Transaction, id: string): Promise<string> {
  const business = await transaction.selectFrom('business').select('name').where('id', '=', id).executeTakeFirst();
  return business?.name ?? '';
}

/** A business by id and name, as records name their two sides. */
export const namedBusiness = async (transaction: Transaction, businessId: string) => ({
  businessId,
  businessName: await businessName(transaction, businessId),
});
