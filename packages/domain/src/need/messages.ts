/** Texts of needs (domain rules 11.5, 32.5). */
export const NEED_MESSAGES = {
  submittedOften: '今日发布的需求已达20条，请明天再发布',
  submitted: '需求提交成功，客服将在1个工作日内联系您',
  budgetOrder: '最高预算不能低于最低预算',
  deadlinePast: '截止日期不能早于今天',
  ownNeed: '不能响应本企业发布的需求',
  replied: '贵单位已提交方案，撤回后可重新提交',
  notOpen: '该需求已停止接收方案',
  replyGone: '该方案已撤回，请选择其他方案',
  unknownKey: '验证已失效，请重新验证手机号',
} as const;
