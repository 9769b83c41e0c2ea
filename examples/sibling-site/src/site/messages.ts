/** Texts that stand on every page. */
export const siteMessages = {
  loginNeeded: '请先登录',
  login: '登录',
  logout: '退出本站',
  sessionEnded: '登录信息已失效，请重新登录',
  platformUnreachable: '暂时无法连接平台，请稍后重试',
  close: '关闭',
} as const;
