/** Texts of the dialog that asks for the payment PIN (domain rules 13.2). */
export const pinTexts = {
  title: '支付密码',
  label: '请输入6位支付密码',
  forgotten: '忘记支付密码？',
  notSet: '请先设置支付密码',
  set: '去设置',
  cancel: '取消',
  running: '验证中...',
} as const;
