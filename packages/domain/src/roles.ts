export { ROLE_MESSAGES } from './permission/messages.ts';
export {
  checkRole,
  checkRoleDeletion,
  copyName,
  ROLE_ACTS,
  type RoleAct,
  type RoleFields,
  type RoleSurroundings,
  roleRecord,
} from './permission/role.ts';
export { copyableKeys, type Granter, mayGrant, refuseGrant } from './permission/role-grants.ts';
export { previewActs, previewSide, type SidePreview } from './permission/role-preview.ts';
