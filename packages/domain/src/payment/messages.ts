/** Texts of payments (domain rules 13.3). */
export const PAYMENT_MESSAGES = {
  failed: '支付未成功，请重试或更换支付方式',
  lateTitle: '重复支付退回',
  late: (code: string) => `支付单${code}已关闭，款项已原路退回`,
  missed: '未收到款项',
  closeConfirm: '取消后如款项已扣除将原路退回，确定取消支付？',
  noOrder: '支付单不存在',
  pinExpired: '支付密码验证已失效，请重新输入',
} as const;
