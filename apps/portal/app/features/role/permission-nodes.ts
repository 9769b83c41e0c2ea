import { canRemoveKey, isPermissionKey, type PermissionKey } from '@jianzhu/domain/member-center';
import type { TreeNode } from '@jianzhu/ui/tree-select';
import { roleTexts as texts } from './messages.ts';
import type { PermissionGroups } from './role-calls.ts';

/** Which of the keys the member can change. */
export interface KeyRights {
  /** What the role gives as it was saved; it may stay, and come back, whoever changes the rest. */
  readonly before: ReadonlySet<string>;
  /** Nothing can be changed. */
  readonly readOnly: boolean;
}

/** The permission tree as the board of the page shows it. */
export function permissionNodes(
  tree: PermissionGroups,
  chosen: readonly PermissionKey[],
  { before, readOnly }: KeyRights,
): readonly TreeNode[] {
  return tree.map(({ name, children }) => ({
    value: `group ${name}`,
    label: name,
    note: texts.counts(children.filter(({ key }) => chosen.includes(key)).length, children.length),
    children: children.map(({ key, label, isGrantable }) => {
      if (readOnly) return { value: key, label, locked: true };
      const isBeyond = !isGrantable && !before.has(key);
      if (isBeyond) return { value: key, label, locked: true, note: texts.notGrantable };
      const isHeld = chosen.includes(key) && !canRemoveKey(chosen, key);
      return isHeld ? { value: key, label, held: true, note: texts.auto } : { value: key, label };
    }),
  }));
}

/** Keys as a form or a draft holds them. */
export const keysOf = (value: unknown): readonly PermissionKey[] =>
  Array.isArray(value)
    ? value.filter((key): key is PermissionKey => typeof key === 'string' && isPermissionKey(key))
    : [];
