export {
  CERTIFICATION_MATERIALS,
  MATERIAL_KINDS,
  type MaterialKind,
  type MaterialRules,
  materialBusinessType,
} from './certification/materials.ts';
export { type ProfileFields, profileRecord } from './member/profile.ts';
export { memberMenu } from './member-center/member-menu.ts';
export { type GrantedRole, grantedKeys, mayDo, systemRoles } from './permission/granted-keys.ts';
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
} from './permission/permission-tree.ts';
export { checkRole, checkRoleDeletion, type RoleSurroundings } from './permission/role.ts';
export { SYSTEM_ROLES, type SystemRole } from './permission/system-roles.ts';
