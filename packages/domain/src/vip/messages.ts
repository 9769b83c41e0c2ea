/** Texts of memberships (domain rules 12). */
export const VIP_MESSAGES = {
  agree: '请先阅读并同意会员服务协议',
  downgrade: '当前会员到期后方可购买较低等级',
  endless: '当前会员长期有效，无需续费',
  tooShort: '剩余价值高于该时长价格，请选择更长时长',
  noPlan: '请选择会员等级与开通时长',
  unpaid: '有待支付的会员订单，请先支付或取消',
  subject: (level: string, months: number) => `${level}${months}个月`,
  opened: (level: string, date: string) => `${level}已开通，有效期至${date}`,
  ends: (days: number) => `会员将于${days}天后到期`,
  ended: '会员已到期',
} as const;
