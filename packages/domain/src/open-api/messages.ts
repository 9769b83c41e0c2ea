/** Texts of the keys of the open interface. */
export const API_KEY_MESSAGES = {
  scopes: '请至少选择一项范围',
  perMinute: (most: number) => `每分钟次数须为1到${most}之间的整数`,
  perDay: (most: number) => `每日次数须为1到${most}之间的整数`,
  dayBelowMinute: '每日次数不能少于每分钟次数',
  expired: '有效期须晚于今天',
  tooLate: (days: number) => `有效期最长${days}天`,
  nameTaken: '已有同名的密钥，请换一个名称',
  full: (most: number) => `启用的密钥最多${most}个，请先吊销不用的密钥`,
  scopeNeeds: (scope: string, permission: string) => `“${scope}”需要“${permission}”权限`,
  ended: '密钥已失效，不能修改',
} as const;
