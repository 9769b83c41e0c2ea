import { PERMISSION_KEYS, type PermissionKey } from './permission-keys.ts';
import { SYSTEM_ROLES } from './system-roles.ts';

/** What every member may do in a business, whatever the role. */
export const OWN_KEYS: readonly PermissionKey[] = [
  'user_view',
  'user_edit',
  'attachment_download',
  'business_view',
  'notice_view',
  'notice_read',
];

/** A role of a business as it is stored. */
export interface GrantedRole {
  readonly permissionKeys: readonly string[];
}

/** The system roles with these keys; a key that names none is left out. */
export function systemRoles(keys: readonly string[]): GrantedRole[] {
  return SYSTEM_ROLES.filter(({ key }) => keys.includes(key));
}

/** All that a member may do in a business, in the order of the tree. Its owner may do everything. */
export function grantedKeys(member: {
  readonly isOwner: boolean;
  readonly roles: readonly GrantedRole[];
}): PermissionKey[] {
  if (member.isOwner) return [...PERMISSION_KEYS];
  const granted = new Set<string>([...OWN_KEYS, ...member.roles.flatMap(({ permissionKeys }) => permissionKeys)]);
  return PERMISSION_KEYS.filter((key) => granted.has(key));
}

/** Whether a member holds a key. Buttons and menu entries without their key are not shown, and the server refuses. */
export function mayDo(member: { readonly permissionKeys: readonly string[] }, key: PermissionKey): boolean {
  return member.permissionKeys.includes(key);
}
