import type { ItemPhase } from '@jianzhu/upload';

/** Texts of the upload page beside those that the package brings. */
export const uploadMessages = {
  pause: '暂停',
  resume: '继续',
  cancel: '取消',
  retry: '重试',
  dismiss: '移除',
  forget: '放弃',
  chooseAgain: '请重新选择该文件，将从中断处继续上传',
  stored: (stored: string, size: string) => `已上传 ${stored} / ${size}`,
  progressOf: (name: string) => `${name} 的上传进度`,
  actionOn: (action: string, name: string) => `${action} ${name}`,
  idle: '没有正在上传的文件',
  total: (percent: number, speed: string) => `总进度 ${percent}%，${speed}/秒`,
  selected: (name: string) => `选择 ${name}`,
  preview: '预览',
  download: '下载',
  remove: '删除',
  notSaved: '未保存',
  saved: '资料清单已保存',
  archive: '附件.zip',
} as const;

const sending = '上传中';

/** What an item is doing, for each of its phases. */
export const phaseTexts: Readonly<Record<ItemPhase, string>> = {
  'hashing.queued': '等待校验',
  'hashing.active': '校验中',
  'registering.locking': '等待登记',
  'registering.calling': '登记中',
  'transfer.queued': '等待上传',
  'transfer.single': sending,
  'transfer.multipart.initiating': sending,
  'transfer.multipart.listing': sending,
  'transfer.multipart.sending': sending,
  'transfer.multipart.completing': sending,
  confirming: '确认中',
  'waiting.offline': '网络已断开，恢复后自动继续',
  'waiting.backoff': '稍后自动重试',
  'waiting.credentials': '正在更新授权',
  paused: '已暂停',
  success: '已完成',
  failed: '上传失败',
  cancelled: '已取消',
  detached: '登录已结束',
};
