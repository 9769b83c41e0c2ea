import type { UploadAct, UploadRow } from '@jianzhu/upload/page';

/** Texts of the upload page beside those that the package brings. */
export const uploadMessages = {
  resume: '继续',
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
  unreadable: (names: string) => `无法读取：${names}`,
} as const;

/** What an upload is doing. */
export const stageTexts: Readonly<Record<UploadRow['stage'], string>> = {
  waiting: '等待中',
  hashing: '校验中',
  uploading: '上传中',
  confirming: '确认中',
  offline: '网络已断开，恢复后自动继续',
  paused: '已暂停',
  success: '已完成',
  failed: '上传失败',
};

/** Labels of the buttons of an upload. */
export const actTexts: Readonly<Record<UploadAct, string>> = {
  pause: '暂停',
  resume: uploadMessages.resume,
  cancel: '取消',
  remove: uploadMessages.remove,
  retry: '重试',
  dismiss: '移除',
};
