import { entryMessages } from './entry-messages.ts';
import type { MessageStatus } from './message.ts';

/** Words that stand in more than one part of the chat. */
export const chatMessages = {
  title: '客户消息',
  today: '今天',
  yesterday: '昨天',
  retry: '重试',
} as const;

export const listMessages = {
  label: '会话',
  official: '官方',
  /** After the mark, for those who hear it. */
  officialAccount: '账号',
  search: '搜索会话',
  searchHint: '搜索企业或联系人',
  empty: '还没有会话',
  emptyText: '在商品、询价或店铺页面点击联系按钮，即可开始沟通',
  noMatch: '没有匹配的会话',
  failed: '会话加载失败',
  /** Between who spoke and what they said, for those who hear the row. */
  said: '：',
  /** Between the other side and what the member said or begins to say there, for those who hear the row. */
  toldOf: '，',
  own: '我：',
  draft: '[草稿]',
  more: (name: string) => `更多操作：${name}`,
  markRead: '标为已读',
  remove: '移除会话',
  removeTitle: '移除会话',
  removeText: (name: string) => `从列表中移除与${name}的会话？对方再次发来消息时会重新出现。`,
  removeConfirm: '移除',
} as const;

export const logMessages = {
  label: (name: string) => `与${name}的对话`,
  own: '我',
  said: (name: string, text: string) => `${name}：${text}`,
  empty: '还没有消息',
  emptyText: '发送第一条消息，开始沟通',
  failed: '消息加载失败',
  older: '加载更早的消息',
  loadingOlder: '正在加载更早的消息',
  olderFailed: '更早的消息加载失败',
  beginning: '以上为全部消息',
  unreadFrom: '以下为未读消息',
  gap: '这里缺少一部分消息',
  loadGap: '加载缺少的消息',
  loadingGap: '正在加载缺少的消息',
  gapFailed: '缺少的消息加载失败',
  toLatest: '回到最新消息',
  newMessages: (count: string) => `${count} 条新消息`,
} as const;

export const cardMessages = { loading: '加载中…' } as const;

export const bubbleMessages = {
  status: { queued: '待发送', sending: '发送中', failed: '发送失败' } satisfies Record<
    Exclude<MessageStatus, 'sent'>,
    string
  >,
  /** Of a message that was sent: the ticks in words, and what stands beside them. */
  reach: {
    sent: { tick: '已发送', words: '未读' },
    delivered: { tick: '已送达', words: '未读' },
    read: { tick: '已送达', words: '已读' },
  },
  resend: '重发',
  discard: '删除',
  copy: '复制',
  copied: '已复制',
  copyFailed: '复制失败',
  image: '图片',
  file: '文件',
  openImage: (name: string) => `查看图片 ${name}`,
  imageFailed: '图片加载失败',
  download: (name: string) => `下载 ${name}`,
  uploading: (percent: number) => `正在上传 ${percent}%`,
} as const;

export const composerMessages = {
  label: '输入消息',
  hint: 'Enter 发送，Shift + Enter 换行',
  send: '发送',
  image: '发送图片',
  file: '发送文件',
  emoji: '表情',
  fileLimit: (megabytes: number) => `单个文件 ${megabytes}M 以下`,
  tooLong: (over: number) => `超出 ${over} 个字`,
} as const;

export const connectionMessages = {
  connecting: '正在连接',
  reconnecting: (attempt: number) => `连接已断开，正在重新连接（第 ${attempt} 次），消息将在恢复后发送`,
  lost: '连接已断开，消息将在恢复后发送',
  syncing: '正在同步消息',
  mayLack: '已连接，断开期间的消息可能没有收全',
  offline: '网络不可用，消息将在恢复后发送',
  closed: '连接已关闭',
  kicked: entryMessages.elsewhere,
  unauthorized: '登录已失效，请重新登录',
  retryIn: (seconds: number) => `${seconds} 秒后重新连接`,
  retryNow: '立即重连',
} as const;

export const paneMessages = {
  back: '返回会话列表',
  search: '查找聊天记录',
  info: '对方资料',
  closeInfo: '收起资料',
  closeSearch: '关闭查找',
  choose: '请选择一个会话',
  chooseText: '在列表中选择要查看的会话',
  dropHere: '松开鼠标，发送文件',
} as const;

export const leavingMessages = {
  title: '即将离开本站',
  text: (host: string) =>
    `即将访问的网站 ${host} 不属于本平台，请注意账号与资金安全，不要在其他网站输入本平台的密码和验证码。`,
  confirm: '继续访问',
  cancel: '取消',
} as const;

export const searchMessages = {
  title: '查找聊天记录',
  label: '查找内容',
  hint: '输入文字或文件名',
  start: '输入文字或文件名，查找与对方的聊天记录',
  empty: '没有找到相关消息',
  found: (count: number) => `找到 ${count} 条消息`,
  failed: '查找失败',
} as const;
