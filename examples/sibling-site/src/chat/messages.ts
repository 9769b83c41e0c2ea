import type { CloseReason, ConnectionStatus, LocalMessage } from '@jianzhu/chat';

/** Texts of the chat page. */
export const chatMessages = {
  kicked: '账号已经在别处登录',
  with: (name: string) => `与${name}的对话`,
  own: '我',
  unread: (count: number) => `${count} 条未读`,
  read: '已读',
  resend: '重发',
  discard: '删除',
  download: (name: string, size: string) => `下载 ${name}（${size}）`,
  sendingFiles: (percent: number) => `正在发送文件 ${percent}%`,
  fault: '部分消息未能处理，请稍后重试',
} as const;

/** Where an own message is. */
export const sendTexts: Readonly<Record<NonNullable<LocalMessage['status']>, string>> = {
  queued: '待发送',
  sending: '发送中',
  sent: '未读',
  failed: '发送失败',
};

/** What a message with a file is in one line. */
export const kindTexts: Readonly<Record<string, string>> = { image: '[图片]', file: '[文件]' };

const connecting = '正在连接…';

/** The line under the conversations. */
export const phaseTexts: Readonly<Record<Exclude<ConnectionStatus['phase'], 'closed'>, string>> = {
  idle: '未连接',
  authenticating: connecting,
  connecting,
  handshaking: connecting,
  syncing: '正在同步消息…',
  ready: '已连接',
  waiting: '连接已断开，稍后自动重连',
  offline: '网络已断开，恢复后自动重连',
  follower: connecting,
};

export const closedTexts: Readonly<Record<CloseReason, string>> = {
  user: '连接已关闭',
  logout: '已退出',
  kicked: '账号已经在别处登录',
  unauthorized: '登录信息已失效，请重新登录',
  replaced: '会话已在其他页面打开',
  disposed: '连接已关闭',
};
