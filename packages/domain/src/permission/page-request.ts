import type { PermissionKey } from './permission-keys.ts';
import { permissionLabel } from './permission-tree.ts';

/** Who holds one of these can give a colleague a permission: by another role, or by changing the role. */
export const GRANT_KEYS: readonly PermissionKey[] = ['member_edit', 'role_edit'];

/** Texts of asking for the permission that opens a page (domain rules 16.4). */
export const PAGE_REQUEST_MESSAGES = {
  unknownPage: '页面不存在',
  notClosed: '您已有权限，请刷新页面',
  nobody: '企业暂无可授予权限的管理员',
} as const;

/** The notice to those who can grant it; any one of the permissions opens the page. */
export function pageRequestNotice(facts: {
  readonly company: string;
  readonly name: string;
  readonly page: string;
  readonly keys: readonly PermissionKey[];
}): { readonly title: string; readonly content: string } {
  const labels = facts.keys.map((key) => `“${permissionLabel(key)}”`).join('或');
  return {
    title: '权限申请',
    content: `${facts.company}成员${facts.name}申请使用“${facts.page}”，需要${labels}权限，可在角色管理中授予`,
  };
}
