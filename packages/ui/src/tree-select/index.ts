export type { TreeNode } from './checked-tree.ts';
export { TreeSelect, type TreeSelectProps } from './tree-select.tsx';
