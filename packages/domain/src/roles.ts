export {
  type ApprovalKey,
  approvalLimit,
  exceedsLimit,
  isLimited,
  type LimitedRole,
} from './permission/approval-limit.ts';
export { givenRoleIds, MOST_ROLES } from './permission/given-role-ids.ts';
export { ROLE_MESSAGES } from './permission/messages.ts';
export {
  checkRole,
  checkRoleDeletion,
  copyName,
  ROLE_ACTS,
  type RoleAct,
  type RoleFields,
  type RoleSurroundings,
  roleLimitRecord,
  roleRecord,
} from './permission/role.ts';
export { copyableKeys, type Granter, mayGrant, refuseGrant } from './permission/role-grants.ts';
export { previewActs, previewSide, type SidePreview } from './permission/role-preview.ts';
