import '../showcase/tables.ts';
import { overlaps } from '@jianzhu/domain/catalogs';
import type { Transaction } from '../db/schema.ts';

/** Categories of the tree of materials, of either level, that a business may publish products of (domain rules 10.1). */
export async function mainCategories(transaction: Transaction, businessId: string): Promise<readonly string[]> {
  const profile = await transaction
    .selectFrom('company_profile')
    .select('category_codes')
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return profile?.category_codes ?? [];
}

/** Whether a leaf lies in one of them. */
export const isMainCategory = (main: readonly string[], code: string): boolean =>
  main.some((category) => category.length <= code.length && overlaps(category, code));
