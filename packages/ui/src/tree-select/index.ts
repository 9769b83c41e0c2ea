export { CheckBoard, type CheckBoardProps } from './check-board.tsx';
export type { TreeNode } from './checked-tree.ts';
export { PopupTreeSelect, type PopupTreeSelectProps } from './popup-tree-select.tsx';
export { TreeSelect, type TreeSelectProps } from './tree-select.tsx';
