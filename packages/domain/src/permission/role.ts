import { type Refusal, refusal } from '../error/refusal.ts';
import { ROLE_MESSAGES } from './messages.ts';
import { SYSTEM_ROLES } from './system-roles.ts';

/** Own roles that a business may have beside the system roles. */
const ROLE_MAX = 30;

/** What is known of a business's own roles when one of them is saved: the names of all the others. */
export interface RoleSurroundings {
  readonly otherNames: readonly string[];
  readonly isNew: boolean;
}

/** Whether a role may be saved: at least one key, a name of its own, and at most ROLE_MAX roles. */
export function checkRole(
  role: { readonly name: string; readonly permissionKeys: readonly string[] },
  { otherNames, isNew }: RoleSurroundings,
): Refusal | null {
  if (role.permissionKeys.length === 0) return refusal('invalidParameter', ROLE_MESSAGES.keysEmpty);
  const taken = [...otherNames, ...SYSTEM_ROLES.map(({ name }) => name)];
  if (taken.includes(role.name.trim())) return refusal('invalidParameter', ROLE_MESSAGES.nameTaken);
  if (isNew && otherNames.length >= ROLE_MAX) return refusal('invalidParameter', ROLE_MESSAGES.tooMany);
  return null;
}

/** Whether a role may be deleted: not a system role, and nobody holds it. */
export function checkRoleDeletion(role: { readonly isSystem: boolean; readonly memberCount: number }): Refusal | null {
  if (role.isSystem) return refusal('noPermission');
  return role.memberCount === 0 ? null : refusal('stateConflict', ROLE_MESSAGES.hasMembers(role.memberCount));
}
