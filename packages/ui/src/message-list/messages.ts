export const messageListMessages = {
  title: '消息中心',
  kinds: '消息类型',
  markAllRead: '全部已读',
  filters: '阅读状态',
  empty: '暂无消息',
  failed: '消息加载失败，请稍后再试',
  loginFirst: '请先登录后查看消息',
  login: '前往登录',
} as const;
