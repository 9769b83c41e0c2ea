/** Texts of numbers that carry a check of their own. */
export const IDENTIFIER_MESSAGES = {
  creditCode: '统一社会信用代码格式不正确',
  citizenId: '请输入正确的身份证号码',
  citizenIdOld: '请使用18位身份证号码',
  citizenIdMinor: '未满18周岁不能认证',
  bankCard: '请输入正确的银行卡号',
} as const;
