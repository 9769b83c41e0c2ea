/** Texts of the notices. */
export const noticeMessages = {
  title: '消息中心',
  all: '全部',
  unread: '未读',
  read: '已读',
  none: '暂无消息',
  noneUnread: '暂无未读消息',
  noneRead: '暂无已读消息',
} as const;
