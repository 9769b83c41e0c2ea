import { isInMainCategories } from '@jianzhu/domain/supplier-profiles';
import type { Transaction } from '../db/schema.ts';
import { approvedMainCategories } from '../supplier-profile/main-categories.ts';

/** Categories of the tree of materials, of either level, that a business may publish products of (domain rules 10.1). */
export const mainCategories = (transaction: Transaction, businessId: string): Promise<readonly string[]> =>
  approvedMainCategories(transaction, businessId);

/** Whether a leaf lies in one of them. */
export const isMainCategory = (main: readonly string[], code: string): boolean => isInMainCategories(main, code);
