import './tables.ts';
import type { Transaction } from '../db/schema.ts';

/**
 * Codes of the categories, of either level, that the platform has approved as what a company deals in (domain rules
 * 10.1, 10.3); none before its profile was approved. `isInMainCategories` of the domain says whether a product is in
 * them. In any session.
 */
export async function approvedMainCategories(transaction: Transaction, businessId: string): Promise<readonly string[]> {
  const standing = await transaction
    .selectFrom('supplier_standing')
    .select('main_categories')
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return standing?.main_categories ?? [];
}
