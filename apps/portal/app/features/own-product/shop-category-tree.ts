import type { TreeNode } from '@jianzhu/ui/tree-select';
import { ownProductTexts as texts } from './messages.ts';
import type { ShopCategories } from './product-calls.ts';

/** What stands for a branch in the tree, where its id stands for the products that are in it alone. */
const branchKey = (id: string) => `branch-${id}`;

/**
 * The categories of a shop to be chosen from: those without others below them. A branch that a product is in itself, as
 * it had nothing below it before, is one of them as well.
 *
 * @param chosen ids of the product's categories
 */
export function shopCategoryNodes(categories: ShopCategories, chosen: readonly string[]): readonly TreeNode[] {
  return categories.map(({ id, name, children }) => {
    if (children.length === 0) return { value: id, label: name };
    const leaves = children.map((leaf) => ({ value: leaf.id, label: leaf.name }));
    const own = chosen.includes(id) ? [{ value: id, label: texts.ownLevel(name) }] : [];
    return { value: branchKey(id), label: name, children: [...own, ...leaves] };
  });
}

/** The ids that a shop still has, in their order: of a category that was deleted a product keeps the id. */
export function knownCategories(categories: ShopCategories, chosen: readonly string[]): readonly string[] {
  const known = new Set(categories.flatMap(({ id, children }) => [id, ...children.map((leaf) => leaf.id)]));
  return chosen.filter((id) => known.has(id));
}
