export const fieldMessages = {
  required: '必填',
  error: '错误：',
  yuan: '元',
  invalidAmount: '请输入正确的金额，最多保留两位小数',
  invalidQuantity: '请输入正确的数量',
  sendCode: '获取验证码',
  sendAgain: '重新获取',
  secondsLeft: (seconds: number) => `${seconds}秒后重新获取`,
  codeCanBeSent: '可以重新获取验证码',
  showPassword: '显示密码',
  strength: '密码强度',
  strengthOf: { weak: '弱', medium: '中', strong: '强' },
} as const;
