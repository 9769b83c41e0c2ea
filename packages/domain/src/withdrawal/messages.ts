/** Texts of withdrawals (domain rules 13.4). */
export const WITHDRAWAL_MESSAGES = {
  least: (yuan: number) => `单笔提现金额不能低于${yuan}元`,
  beyond: '可用余额不足',
  account: '请选择收款账户',
  own: '不能审批本人提交的提现申请',
  over: '已超过24小时审批期限',
  lapsed: {
    title: '提现已取消',
    content: (code: string, reason: string) => `提现单${code}${reason}，款项已退回可用余额`,
  },
  lapsedReason: '24小时内未审批，已自动取消',
  refuseReason: '请输入驳回原因',
  subject: (card: string) => `提现至${card}`,
  waiting: { title: '提现待审批', content: (code: string, yuan: string) => `提现单${code}待审批，金额${yuan}元` },
  refused: { title: '提现已驳回', content: (code: string, reason: string) => `提现单${code}已驳回：${reason}` },
  paid: { title: '提现成功', content: (code: string, yuan: string) => `提现单${code}已到账，金额${yuan}元` },
  failed: {
    title: '提现失败',
    content: (code: string, reason: string) => `提现单${code}未成功：${reason}，款项已退回可用余额`,
  },
} as const;
