/** Texts of a company's members (domain rules 16.1). */
export const BUSINESS_MEMBER_MESSAGES = {
  ownerStays: '企业管理员不能停用或移除',
  ownRoles: '不能修改自己的角色',
  ownerRoles: '企业管理员的角色不能修改，请使用“转让管理员”',
  notSelf: '不能停用或移除自己，如需离开请使用“退出企业”',
  ownerCannotLeave: '企业管理员不能退出企业，请先转让管理员',
  onlyOwner: '只有企业管理员本人可以转让管理员',
  heirUnknown: '接收人须为本企业状态正常的其他成员',
  newOwnerUnknown: '新管理员须为本企业状态正常的其他成员',
  newOwnerNotCertified: '新管理员须先完成个人认证',
  transferConfirm: '转让后您将失去管理员权限，确定？',
} as const;

/** Notices to a member of what was done to her membership; ours, beside N410 to N412. */
export const BUSINESS_MEMBER_NOTICES = {
  disabled: (company: string) => ({ title: '成员停用', content: `您在“${company}”的成员身份已停用` }),
  enabled: (company: string) => ({ title: '成员启用', content: `您在“${company}”的成员身份已恢复` }),
  removed: (company: string) => ({ title: '移出企业', content: `您已被移出“${company}”，未完成的业务已移交给同事` }),
  handedOver: (name: string, count: number) => ({
    title: '业务移交',
    content: `${name}离开企业，其${count}项未完成的业务由您接手`,
  }),
  left: (name: string, count: number) => ({
    title: '成员退出',
    content: `${name}已退出企业，其${count}项未完成的业务由您接手`,
  }),
  ownerNow: (company: string) => ({ title: '管理员转让', content: `您已成为“${company}”的企业管理员` }),
} as const;
