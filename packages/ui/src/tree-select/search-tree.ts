import { checkedState, type TreeNode } from './checked-tree.ts';

/**
 * The part of a tree that fits a text: nodes whose label holds it with all below them, and the branches that lead
 * there. Case does not count; an empty text fits all.
 */
export function searchTree(nodes: readonly TreeNode[], text: string): readonly TreeNode[] {
  const sought = text.trim().toLowerCase();
  if (sought === '') return nodes;
  return nodes.flatMap((node) => {
    if (node.label.toLowerCase().includes(sought)) return [node];
    const children = searchTree(node.children ?? [], sought);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Values of all nodes that have others below them. */
export function branchValues(nodes: readonly TreeNode[]): readonly string[] {
  return nodes.flatMap(({ value, children = [] }) => (children.length > 0 ? [value, ...branchValues(children)] : []));
}

/** Values of the branches below which something is chosen. */
export function branchesAround(nodes: readonly TreeNode[], chosen: ReadonlySet<string>): readonly string[] {
  return nodes
    .filter((node) => node.children && checkedState(node, chosen) !== 'none')
    .flatMap(({ value, children = [] }) => [value, ...branchesAround(children, chosen)]);
}

/** Labels from the root to each chosen leaf, in the order of the tree. */
export function chosenPaths(
  nodes: readonly TreeNode[],
  chosen: ReadonlySet<string>,
  above: readonly string[] = [],
): readonly (readonly string[])[] {
  return nodes.flatMap(({ value, label, children = [] }) => {
    const path = [...above, label];
    if (children.length > 0) return chosenPaths(children, chosen, path);
    return chosen.has(value) ? [path] : [];
  });
}
