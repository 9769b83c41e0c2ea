const notMe = '如非本人操作，请立即修改登录密码并联系客服。';

/** Texts of the second factor. */
export const SECOND_FACTOR_MESSAGES = {
  codeNeeded: '请输入动态口令或恢复码',
  wrongCode: (triesLeft: number) => `口令错误或已使用，还可尝试${triesLeft}次`,
  locked: (minutes: number) => `口令错误次数过多，请${minutes}分钟后再试`,
  alreadyOn: '二次验证已开启',
  notOn: '二次验证未开启',
  startAgain: '设置已超时，请重新开始',
  ownFirst: '请先为自己开启二次验证',
  personal: '个人主体不能设置此项',
} as const;

/** Notices of what was changed, in the manner of N061 and N062 (domain rules 17). */
export const SECOND_FACTOR_NOTICES = {
  on: { title: '二次验证已开启', content: '您的账号已开启二次验证，登录和修改支付密码时需要动态口令' },
  off: { title: '二次验证已关闭', content: '您的账号已关闭二次验证，如非本人操作请联系客服' },
  renewed: { title: '恢复码已更换', content: '您的二次验证恢复码已重新生成，原恢复码已失效' },
  removed: {
    title: '二次验证已解除',
    content: '平台客服已为您的账号解除二次验证，建议重新开启，如非本人申请请联系客服',
  },
} as const;

/** Text messages to the phone of the account. */
export const secondFactorTexts = {
  on: `【建筑业数字平台】您的账号已开启二次验证。${notMe}`,
  off: `【建筑业数字平台】您的账号已关闭二次验证。${notMe}`,
  renewed: `【建筑业数字平台】您的二次验证恢复码已重新生成。${notMe}`,
  removed: `【建筑业数字平台】平台客服已为您的账号解除二次验证。${notMe}`,
} as const;
