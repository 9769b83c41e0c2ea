/** Texts of a phone number that is proven by a code. */
export const phoneCodeTexts = {
  phone: '手机号',
  code: '短信验证码',
  codeEmpty: '请输入6位短信验证码',
  codeSent: '发送成功',
  puzzleFirst: '请先完成滑块验证',
  puzzleFailed: '滑块验证加载失败，请重试',
  puzzleUnchecked: '验证未完成，请稍后再试',
  retry: '重试',
  goToLogin: '去登录',
  askService: '无法完成滑块验证，联系客服',
} as const;
