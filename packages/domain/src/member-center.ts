export {
  CERTIFICATION_MATERIALS,
  MATERIAL_KINDS,
  type MaterialKind,
  type MaterialRules,
  materialBusinessType,
} from './certification/materials.ts';
export { type ProfileFields, profileRecord } from './member/profile.ts';
export { memberMenu } from './member-center/member-menu.ts';
export { DATA_SCOPE, DATA_SCOPES } from './permission/data-scope.ts';
export { type GrantedRole, grantedKeys, grantedScope, mayDo, systemRoles } from './permission/granted-keys.ts';
export { GRANT_KEYS, PAGE_REQUEST_MESSAGES, pageRequestNotice } from './permission/page-request.ts';
export {
  isPermissionKey,
  PERMISSION_KEYS,
  type PermissionGroupName,
  type PermissionKey,
} from './permission/permission-keys.ts';
export {
  canRemoveKey,
  type PermissionGroupNode,
  permissionLabel,
  permissionPlace,
  permissionTree,
  viewKeyOf,
  withViewKeys,
} from './permission/permission-tree.ts';
export { OWNER_ROLE, roleIdOf, SYSTEM_ROLES, type SystemRole, storedRoleKey } from './permission/system-roles.ts';
