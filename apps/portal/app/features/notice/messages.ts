/** Texts of the notices. */
export const noticeMessages = {
  title: '消息中心',
  kinds: '消息类型',
  loginFirst: '请先登录后查看消息',
  empty: '暂无消息',
  unread: '未读',
  failed: '消息加载失败，请稍后再试',
  markAllRead: '全部已读',
  previous: '上一页',
  next: '下一页',
  pages: '分页',
  pageOf: (current: number, pages: number) => `第${current}页，共${pages}页`,
} as const;
