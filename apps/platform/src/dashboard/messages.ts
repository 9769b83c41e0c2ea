/** Texts of the personal center (domain rules 28). */
export const DASHBOARD_MESSAGES = {
  creditCode: (code: string) => `统一社会信用代码 ${code}`,
  personalBusiness: '个人账户',
  todos: {
    materials: '待提交认证材料',
    rejected: (reason: string) => `已驳回：${reason}`,
    notSubmitted: '尚未提交审核',
    qualifications: '资质待更新',
    expireFirst: (day: string) => `最早 ${day} 到期`,
    chats: '未回复咨询',
    notices: '未读消息',
    payPassword: '待设置支付密码',
    payPasswordNote: '设置后才能支付',
  },
  trends: {
    notices: { label: '收到消息', unit: '条' },
    logins: { label: '成员登录', unit: '次' },
    acts: { label: '业务操作', unit: '次' },
  },
} as const;
