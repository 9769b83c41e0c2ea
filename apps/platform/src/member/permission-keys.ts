import { type GrantedRole, grantedKeys, type PermissionKey, systemRoles } from '@jianzhu/domain/member-center';

/** What a member may do in the business she acts for. */
export function permissionKeys(member: {
  readonly roleKeys: readonly string[];
  readonly isOwner: boolean;
  /** Those of the company's own among the roles, read by `ownRolesOf`. */
  readonly ownRoles?: readonly Pick<GrantedRole, 'permissionKeys'>[];
  readonly limitedTo?: readonly PermissionKey[];
}): PermissionKey[] {
  const roles = [...systemRoles(member.roleKeys), ...(member.ownRoles ?? [])];
  const granted = grantedKeys({ isOwner: member.isOwner, roles });
  return member.limitedTo === undefined ? granted : granted.filter((key) => member.limitedTo?.includes(key));
}
