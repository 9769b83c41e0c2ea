import * as v from 'valibot';
import { type Refusal, refusal } from '../error/refusal.ts';
import { field } from '../form/field.ts';
import { DATA_SCOPES } from './data-scope.ts';
import { ROLE_MESSAGES } from './messages.ts';
import { PERMISSION_KEYS, type PermissionKey } from './permission-keys.ts';
import { SYSTEM_ROLES } from './system-roles.ts';

/** Own roles that a business may have beside the system roles. */
const ROLE_MAX = 30;
const LONGEST_NAME = 20;

const approvalLimit = field('money', { label: '审批额度' });

/** The limit of a role of the system, which a company sets for itself. */
export const roleLimitRecord = v.object({ approvalLimit });

/** A role of a company's own as it is filled in (domain rules 16.3). Without a scope it reaches the whole company. */
export const roleRecord = v.object({
  name: field('str', { label: '角色名称', required: true, min: 2, max: LONGEST_NAME }),
  description: field('str', { label: '描述', max: 100 }),
  dataScope: field('enum', { label: '数据范围', dictionary: DATA_SCOPES }),
  /** Up to which amount its holders approve, in fen; empty: any. */
  approvalLimit,
  permissionKeys: v.pipe(
    v.array(v.picklist(PERMISSION_KEYS, ROLE_MESSAGES.unknownKey), ROLE_MESSAGES.keysEmpty),
    v.minLength(1, ROLE_MESSAGES.keysEmpty),
    v.maxLength(PERMISSION_KEYS.length, ROLE_MESSAGES.unknownKey),
  ),
});

export type RoleFields = v.InferOutput<typeof roleRecord>;

/** What can be done to a role, and by whom. */
export const ROLE_ACTS = {
  edit: 'role_edit',
  copy: 'role_add',
  delete: 'role_delete',
  limit: 'role_edit',
} as const satisfies Readonly<Record<string, PermissionKey>>;

export type RoleAct = keyof typeof ROLE_ACTS;

/** What is known of a business's own roles when one of them is saved: the names of all the others. */
export interface RoleSurroundings {
  readonly otherNames: readonly string[];
  readonly isNew: boolean;
}

/** Whether a role may be saved: a name of its own, and at most ROLE_MAX roles; `field` where it is one that is wrong. */
export function checkRole(
  { name }: { readonly name: string },
  { otherNames, isNew }: RoleSurroundings,
): (Refusal & { readonly field?: 'name' }) | null {
  const taken = [...otherNames, ...SYSTEM_ROLES.map((role) => role.name)];
  if (taken.includes(name.trim())) return { field: 'name', ...refusal('invalidParameter', ROLE_MESSAGES.nameTaken) };
  if (isNew && otherNames.length >= ROLE_MAX) return refusal('invalidParameter', ROLE_MESSAGES.tooMany);
  return null;
}

/** Name of a copy: that of the role with 副本 behind it, and a number where there is one already. */
export function copyName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '副本' : `副本${number}`;
    const copy = [...name].slice(0, LONGEST_NAME - end.length).join('') + end;
    if (!taken.includes(copy)) return copy;
  }
}

/** Whether a role may be deleted: not a system role, and nobody holds it. */
export function checkRoleDeletion(role: { readonly isSystem: boolean; readonly memberCount: number }): Refusal | null {
  if (role.isSystem) return refusal('noPermission', ROLE_MESSAGES.isSystem);
  return role.memberCount === 0 ? null : refusal('stateConflict', ROLE_MESSAGES.hasMembers(role.memberCount));
}
