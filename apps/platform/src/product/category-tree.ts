import { defaultTaxRate, MATERIAL_CATEGORIES } from '@jianzhu/domain/catalogs';
import { categoryAttributes } from '@jianzhu/domain/products';
import { isInMainCategories } from '@jianzhu/domain/supplier-profiles';
import type { Transaction } from '../db/schema.ts';
import { approvedMainCategories } from '../supplier-profile/main-categories.ts';

/** The tree of categories as the form of a product offers it: those of the business's own are marked. */
export async function categoryTree(transaction: Transaction, businessId: string) {
  const main = await approvedMainCategories(transaction, businessId);
  return MATERIAL_CATEGORIES.map(({ code, name, units, children }) => ({
    ...{ code, name, units: [...units], taxRate: defaultTaxRate(code) },
    attributes: categoryAttributes(code).map((one) => ({ name: one.name, values: [...one.values] })),
    children: children.map((leaf) => ({ ...leaf, isMain: isInMainCategories(main, leaf.code) })),
  }));
}
