/** Texts of invoices (domain rules 32.8). */
export const INVOICE_MESSAGES = {
  notDone: '订单完成后方可申请发票',
  over: '已超过180天，不能申请发票',
  free: '零元订单不开具发票',
  number: '请输入正确的发票号码',
  applied: '已申请发票，请勿重复申请',
  creditCode: '请输入税号',
  address: '请输入邮寄地址',
  file: '请上传电子发票',
  form: '电子发票仅支持pdf、ofd格式',
} as const;
