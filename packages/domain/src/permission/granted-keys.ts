import { DATA_SCOPE } from './data-scope.ts';
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

/** What a role gives to whoever holds it. */
export interface GrantedRole {
  readonly permissionKeys: readonly string[];
  /** Of DATA_SCOPES. */
  readonly dataScope: number;
}

/** The system roles with these keys; a key that names none is left out. */
export function systemRoles(keys: readonly string[]): GrantedRole[] {
  return SYSTEM_ROLES.filter(({ key }) => keys.includes(key)).map(({ permissionKeys }) => ({
    permissionKeys,
    dataScope: DATA_SCOPE.whole,
  }));
}

/** All that a member may do in a business, in the order of the tree. Its owner may do everything. */
export function grantedKeys(member: {
  readonly isOwner: boolean;
  readonly roles: readonly Pick<GrantedRole, 'permissionKeys'>[];
}): PermissionKey[] {
  if (member.isOwner) return [...PERMISSION_KEYS];
  const granted = new Set<string>([...OWN_KEYS, ...member.roles.flatMap(({ permissionKeys }) => permissionKeys)]);
  return PERMISSION_KEYS.filter((key) => granted.has(key));
}

/**
 * Which records of the business a member reaches: the widest of what the roles say, and never more than the membership
 * itself does. Without a role, or as the owner, what the membership says.
 */
export function grantedScope(member: {
  readonly isOwner: boolean;
  readonly dataScope: number;
  readonly roles: readonly Pick<GrantedRole, 'dataScope'>[];
}): number {
  const { isOwner, dataScope, roles } = member;
  if (isOwner || roles.length === 0 || dataScope !== DATA_SCOPE.whole) return dataScope;
  return roles.some((role) => role.dataScope === DATA_SCOPE.whole) ? DATA_SCOPE.whole : DATA_SCOPE.own;
}

/** Whether a member holds a key. Buttons and menu entries without their key are not shown, and the server refuses. */
export function mayDo(member: { readonly permissionKeys: readonly string[] }, key: PermissionKey): boolean {
  return member.permissionKeys.includes(key);
}
