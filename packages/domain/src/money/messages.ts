/** Texts of amounts that break a rule of their own, beside the templates of forms. */
export const MONEY_MESSAGES = {
  lineTooLarge: '单行金额超出上限',
  totalTooLarge: '总金额超出上限',
  exemptSpecialInvoice: '免税时不能开具增值税专用发票',
} as const;
