import { defaultTaxRate, MATERIAL_CATEGORIES } from '@jianzhu/domain/catalogs';
import { categoryAttributes } from '@jianzhu/domain/products';
import type { Transaction } from '../db/schema.ts';
import { isMainCategory, mainCategories } from './main-categories.ts';

/** The tree of categories as the form of a product offers it: those of the business's own are marked. */
export async function categoryTree(transaction: Transaction, businessId: string) {
  const main = await mainCategories(transaction, businessId);
  return MATERIAL_CATEGORIES.map(({ code, name, units, children }) => ({
    ...{ code, name, units: [...units], taxRate: defaultTaxRate(code) },
    attributes: categoryAttributes(code).map((one) => ({ name: one.name, values: [...one.values] })),
    children: children.map((leaf) => ({ ...leaf, isMain: isMainCategory(main, leaf.code) })),
  }));
}
