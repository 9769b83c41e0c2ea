/** Texts of the session pages. */
export const sessionMessages = {
  switchAccountTitle: '切换到该账号？',
  switchAccountText: (currentName: string, newName: string) =>
    currentName === ''
      ? `当前已有账号登录，是否切换到“${newName}”？`
      : `当前登录账号为“${currentName}”，是否切换到“${newName}”？`,
  switchAccount: '切换账号',
  keepAccount: '保持当前账号',
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
