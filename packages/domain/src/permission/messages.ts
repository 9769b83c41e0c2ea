import type { CompanyType } from '../member/company-type.ts';

/** Texts of roles and permissions. */
export const ROLE_MESSAGES = {
  nameTaken: '角色名称已存在',
  rolesEmpty: '请选择角色',
  rolesMany: (most: number) => `最多选择${most}个角色`,
  keysEmpty: '请至少选择一项权限',
  tooMany: '角色最多30个',
  unknown: '角色不存在或已被删除',
  unknownKey: '权限不存在，请刷新页面',
  isSystem: '系统角色不能修改或删除，可复制后修改',
  ofOneself: '不能修改自己的角色',
  ownerKey: (label: string) => `“${label}”仅限企业管理员，不能授予其他角色`,
  beyondOwn: (label: string) => `您没有“${label}”权限，不能授予他人`,
  beyondScope: '您只能查看本人创建的数据，不能授予全企业范围',
  beyondLimit: (own: string) => `您的审批额度为${own}，不能授予更高的额度`,
  overLimit: (amount: string, limit: string, approvers: readonly string[]) =>
    `金额${amount}超过您的审批额度${limit}，请${approvers.length === 0 ? '企业管理员调整审批额度' : `由${approvers.join('、')}审批`}`,
  limitChanged: '审批额度已被他人修改，请重新打开后再改',
  noLimit: '该角色不含审批权限，无须设置审批额度',
  ownerRole: '企业管理员角色随企业转让，不能分配',
  hasMembers: (count: number) => `该角色下还有${count}名成员，请先调整`,
} as const;

/** Page of a member who is on the wrong side of the marketplace, by the side that the page is for. */
export const WRONG_SIDE: Readonly<Record<CompanyType, { readonly text: string; readonly button: string }>> = {
  require: { text: '当前为供应方身份，请切换为采购方后操作', button: '切换为采购方' },
  supply: { text: '当前为采购方身份，请切换为供应方后操作', button: '切换为供应方' },
};
