/** Texts of the calls of attachments. */
export const ATTACHMENT_MESSAGES = {
  notThere: '文件尚未上传完成，请重试',
  differs: '文件校验失败，请重新上传',
  tooLarge: '附件总大小超过4GB，请分批下载',
} as const;
