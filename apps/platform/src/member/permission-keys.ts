import { grantedKeys, type PermissionKey, systemRoles } from '@jianzhu/domain/member-center';

/** What a member may do in the business she acts for. */
export function permissionKeys(member: {
  readonly roleKeys: readonly string[];
  readonly isOwner: boolean;
  readonly limitedTo?: readonly PermissionKey[];
}): PermissionKey[] {
  const granted = grantedKeys({ isOwner: member.isOwner, roles: systemRoles(member.roleKeys) });
  return member.limitedTo === undefined ? granted : granted.filter((key) => member.limitedTo?.includes(key));
}
