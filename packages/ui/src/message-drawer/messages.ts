export const messageDrawerMessages = {
  title: '消息',
  kinds: '消息类型',
  markAllRead: '全部已读',
  more: '查看更多',
  empty: '暂无消息',
  failed: '消息加载失败，请稍后再试',
} as const;
