import type { CompanyType } from '../member/company-type.ts';

/** Texts of roles and permissions. */
export const ROLE_MESSAGES = {
  nameTaken: '角色名称已存在',
  keysEmpty: '请至少选择一项权限',
  tooMany: '角色最多30个',
  hasMembers: (count: number) => `该角色下还有${count}名成员，请先调整`,
} as const;

/** Page of a member who is on the wrong side of the marketplace, by the side that the page is for. */
export const WRONG_SIDE: Readonly<Record<CompanyType, { readonly text: string; readonly button: string }>> = {
  require: { text: '当前为供应方身份，请切换为采购方后操作', button: '切换为采购方' },
  supply: { text: '当前为采购方身份，请切换为供应方后操作', button: '切换为供应方' },
};
