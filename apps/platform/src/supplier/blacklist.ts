import './tables.ts';
import type { Transaction } from '../db/schema.ts';

/** Whether a buyer keeps a supplier away; in a transaction of `withWorker`, or of the buyer's session. */
export async function isBlacklisted(
  transaction: Transaction,
  { buyerId, supplierId }: { readonly buyerId: string; readonly supplierId: string },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('supplier_relation')
    .select('id')
    .where('business_id', '=', buyerId)
    .where('supplier_id', '=', supplierId)
    .where('is_black', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
