/** Texts of invitations into a company (domain rules 16.2). */
export const INVITATION_MESSAGES = {
  alreadyMember: '该用户已是企业成员',
  alreadyInvited: '该用户已有待处理的邀请',
  seatsFull: '成员数已达上限，请升级会员',
  companyFull: '该企业成员数已达上限，请联系企业管理员升级会员',
  personalBusiness: '个人主体不能添加成员，请先完成企业认证',
  rolesEmpty: '请选择角色',
  rolesMany: '最多选择5个角色',
  rolesGone: '邀请中的角色已被删除，请联系企业重新邀请',
  rowsEmpty: '请至少添加一条手机号',
  rowsMany: '手机号最多20条',
  twice: '手机号重复',
  ended: '邀请已失效',
  joined: '您已加入该企业',
  linkEnded: '邀请链接已失效',
  linkUsedUp: '邀请链接的使用次数已用完',
  linksMany: '有效的邀请链接最多20条，请先停用不再使用的链接',
} as const;
