import { categoryName, MATERIAL_CATEGORIES } from '../catalog/material-categories.ts';

/** Every category of either level that a company may deal in: a main one holds all of its leaves. */
export const MAIN_CATEGORY_CODES: readonly string[] = MATERIAL_CATEGORIES.flatMap(({ code, children }) => [
  code,
  ...children.map((leaf) => leaf.code),
]);

/** Whether a category is one of those that a company deals in, or lies in one (domain rules 10.1). */
export const isInMainCategories = (mainCategories: readonly string[], categoryCode: string): boolean =>
  categoryCode !== '' && mainCategories.some((main) => categoryCode.startsWith(main));

/** The first two of some categories of which one lies in the other, the inner one first; null when there are none. */
export function containedCategory(codes: readonly string[]): readonly [inner: string, outer: string] | null {
  for (const inner of codes) {
    const outer = codes.find((other) => other !== inner && inner.startsWith(other));
    if (outer !== undefined) return [inner, outer];
  }
  return null;
}

/** 钢材、水泥 */
export const categoryNames = (codes: readonly string[]): readonly string[] => codes.map(categoryName).filter(Boolean);
