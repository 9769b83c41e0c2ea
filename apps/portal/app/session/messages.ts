/** Texts of the session pages. */
export const sessionMessages = {
  switchAccountTitle: '切换到该账号？',
  switchAccountText: (currentName: string | null, newName: string) =>
    `${currentName === null ? '当前未登录' : `当前登录账号：${currentName}`}；将要登录的账号：${newName}。这次登录不是从本浏览器开始的，如非本人操作，请点击“取消”。`,
  switchAccount: '切换',
  keepAccount: '取消',
  linkEnded: '登录链接已失效，当前登录不受影响',
  ended: '登录已失效，请重新登录',
  loginFailed: '登录未完成，请稍后重试',
  loginReplaced: '登录账号已在其他页面切换，本页已更新',
  companySwitched: '企业已在其他页面切换，本页已更新',
  loggedOutElsewhere: '已在其他页面退出登录',
  leaving: '正在退出登录',
  leavingNote: '稍后将返回首页',
  backToHome: '返回首页',
  login: '登录',
  loginNote: '登录由统一登录中心办理，登录后自动返回本平台。',
  goToLogin: '前往登录',
  register: '注册',
  registerNote: '注册由统一登录中心办理，注册后自动返回本平台。',
  goToRegister: '前往注册',
} as const;
