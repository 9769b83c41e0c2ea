/** Texts of the calls of the member context. Those of rules that a form shares are in the domain package. */
export const LOGIN_MESSAGES = {
  wrongPassword: (triesLeft: number) => `手机号或密码错误，还可尝试${triesLeft}次`,
  locked: (minutes: number) => `密码错误次数过多，请${minutes}分钟后再试`,
  waitForTry: (seconds: number) => `尝试次数过多，请${seconds}秒后再试，或改用短信验证码登录`,
  captchaNeeded: '请先完成滑块验证',
  puzzleNeeded: '不用拼图的发送次数已达上限，请改用滑块验证，或稍后再试',
  captchaWrong: '验证失败，请重试',
  captchasOften: (seconds: number) => `操作过于频繁，请${seconds}秒后再试`,
  captchaExpired: '验证码已过期，请刷新',
  codeWrong: '验证码错误或已失效',
  codesUsedUp: '今日发送次数已达上限',
  codeNotSent: '短信发送失败，请稍后再试',
  accountDisabled: '您的账号已被停用，如有疑问请联系平台客服',
  notRegistered: '该手机号尚未注册，请先注册',
  alreadyRegistered: '该手机号已注册，请直接登录',
  expired: '登录信息已失效，请重新登录',
  idEndNeeded: '请输入身份证号后6位',
  idEndWrong: '身份证号后6位不正确',
  identityExpired: '身份验证已失效，请重新验证',
  returnAddress: '返回地址未登记',
  wrongOldPassword: (triesLeft: number) => `原密码错误，还可尝试${triesLeft}次`,
  wrongLoginPassword: (triesLeft: number) => `登录密码错误，还可尝试${triesLeft}次`,
  passwordNotSet: '尚未设置登录密码，请通过找回密码设置',
  pinIsSet: '支付密码已设置，请使用修改功能',
  pinNotSet: '请先设置支付密码',
  wrongPin: (triesLeft: number) => `支付密码错误，还可尝试${triesLeft}次`,
  pinLocked: (minutes: number) => `支付密码错误次数过多，请${minutes}分钟后再试`,
  templateUnknown: '短信模板不正确',
  phoneTaken: '该手机号已被其他账号使用',
  phoneUnchanged: '新手机号不能与当前手机号相同',
  regionUnknown: '所在地区不正确，请重新选择',
  notMember: '您不是该企业的成员，请重新选择企业',
} as const;

/** In the list of devices. */
export const DEVICE_TEXTS = { thisMachine: '本地访问' } as const;

/** Text message with a code. */
export const codeMessage = (code: string) => `【建筑业数字平台】您的验证码为${code}，5分钟内有效，请勿告知他人。`;

const notMe = '如非本人操作，请立即找回密码并联系客服。';

/** Text messages to the phone that an account had before a change. They hold no number in full. */
export const changeMessages = {
  password: `【建筑业数字平台】您的登录密码已修改。${notMe}`,
  phone: (newPhoneMasked: string) => `【建筑业数字平台】您账号的手机号已更换为${newPhoneMasked}。${notMe}`,
} as const;

/** Name of the business that every account starts with (domain rules 0.1). */
export const personalBusinessName = (nameOrPhoneEnd: string) => `个人-${nameOrPhoneEnd}`;

/** Notices N001, N061 and N062 (domain rules 17); that of the phone number is ours. */
export const MEMBER_NOTICES = {
  welcome: { title: '欢迎加入', content: '欢迎使用平台，请尽快完成实名认证' },
  pinChanged: { title: '支付密码变更', content: '您的支付密码已修改，如非本人操作请联系客服' },
  phoneChanged: (newPhoneMasked: string) => ({
    title: '手机号变更',
    content: `您的手机号已更换为${newPhoneMasked}，其他设备已退出登录，如非本人操作请联系客服`,
  }),
  passwordChanged: { title: '登录密码变更', content: '您的登录密码已修改' },
} as const;
