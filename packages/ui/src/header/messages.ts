export const headerMessages = {
  mainMenu: '主导航',
  portal: '门户首页',
  centre: '个人中心',
  /** Before the member's name, for screen readers. */
  centreOf: '个人中心，',
  logout: '退出',
  login: '登录',
  register: '注册',
  messages: '消息',
  largeText: '大字版',
  help: '帮助中心',
  more: '更多操作',
} as const;

/** Accessible name of the bell for a count as it is shown: "7", "99+" or null for none. */
export function bellName(unread: string | null): string {
  if (!unread) return headerMessages.messages;
  const count = unread.replace('+', '');
  return unread.endsWith('+') ? `消息，${count} 条以上未读` : `消息，${count} 条未读`;
}
