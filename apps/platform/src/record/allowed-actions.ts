import type { PermissionKey } from '@jianzhu/domain/member-center';
import type { BusinessMember } from '../http/caller.ts';
import { permissionKeys } from '../member/permission-keys.ts';

/**
 * The acts that a member may do to a record now: those that her roles grant, but for those that the record itself rules
 * out; of several keys one is enough. Records with statuses have their machine for it.
 */
export function allowedActions<Act extends string>(
  acts: Readonly<Record<Act, PermissionKey | readonly PermissionKey[]>>,
  { acting }: BusinessMember,
  ruledOut: readonly Act[] = [],
): Act[] {
  const granted = permissionKeys(acting);
  // Object.keys of a record of acts gives exactly its acts.
  return (Object.keys(acts) as Act[]).filter(
    (act) => [acts[act]].flat().some((key) => granted.includes(key)) && !ruledOut.includes(act),
  );
}
