/** A node of a tree; its value is unique in the whole tree. */
export interface TreeNode {
  readonly value: string;
  readonly label: string;
  /** A locked leaf keeps its state whatever is chosen around it. */
  readonly locked?: boolean;
  /** A held leaf stays while others need it: it goes with its branch, and is not chosen by itself. */
  readonly held?: boolean;
  /** Behind the label: how many are chosen, why it is held. */
  readonly note?: string;
  readonly children?: readonly TreeNode[];
}

/** Whether none, some or all leaves below a node are chosen. */
export type CheckedState = 'none' | 'some' | 'all';

const childrenOf = (node: TreeNode): readonly TreeNode[] => node.children ?? [];

/** The leaves below a node, or the node itself when it is one. */
function leavesOf(node: TreeNode): readonly TreeNode[] {
  const children = childrenOf(node);
  return children.length === 0 ? [node] : children.flatMap(leavesOf);
}

/** State of a node as its leaves make it; only leaves are ever chosen. */
export function checkedState(node: TreeNode, chosen: ReadonlySet<string>): CheckedState {
  const leaves = leavesOf(node);
  const count = leaves.filter((leaf) => chosen.has(leaf.value)).length;
  if (count === 0) return 'none';
  return count === leaves.length ? 'all' : 'some';
}

/** Chooses all leaves below a node, or none when all that may change are chosen. Locked leaves keep their state. */
export function toggleNode(node: TreeNode, chosen: ReadonlySet<string>): ReadonlySet<string> {
  if (node.held && childrenOf(node).length === 0) return chosen;
  const free = leavesOf(node).filter((leaf) => !leaf.locked);
  const isFull = free.every((leaf) => chosen.has(leaf.value));
  const next = new Set(chosen);
  for (const { value } of free) {
    if (isFull) next.delete(value);
    else next.add(value);
  }
  return next;
}

/** A node as it stands in the list that is seen. */
export interface VisibleNode {
  readonly node: TreeNode;
  /** From 1. */
  readonly level: number;
  /** Position among its siblings, from 1, and how many these are. */
  readonly position: number;
  readonly siblings: number;
  readonly parent: string | null;
}

/** The nodes that are seen, in their order: below a closed node nothing is. */
export function visibleNodes(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  level = 1,
  parent: string | null = null,
): readonly VisibleNode[] {
  return nodes.flatMap((node, index) => [
    { node, level, position: index + 1, siblings: nodes.length, parent },
    ...(open.has(node.value) ? visibleNodes(childrenOf(node), open, level + 1, node.value) : []),
  ]);
}
