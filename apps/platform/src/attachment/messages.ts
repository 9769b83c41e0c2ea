/** Texts of the calls of attachments. */
export const ATTACHMENT_MESSAGES = {
  notThere: '文件尚未上传完成，请重试',
  differs: '文件校验失败，请重新上传',
  wrongType: '文件内容与扩展名不符，请重新选择',
  extensionDiffers: '文件类型不正确',
  unsafeName: '文件名不能包含斜杠、换行等控制字符，请改名后重新上传',
  tooLarge: '附件总大小超过4GB，请分批下载',
  quotaUsedUp: '附件空间不足，请删除不需要的附件后重试',
  tooManyUnfinished: '未完成的上传过多，请稍后再试',
  /** Of a batch download, as the browser saves it. */
  archiveName: '附件.zip',
  /** Of a tender with everything that belongs to it. */
  tenderArchiveName: (code: string) => `招标档案-${code}.zip`,
  manifestName: '校验清单.sha256',
  linkEnded: '下载链接已失效，请返回页面重新下载',
  fileGone: '部分附件已被删除，请返回页面刷新后重试',
  notOurs: (name: string) => `附件“${name}”已不可用，请删除后重新上传`,
  tooManyArchives: '正在下载的压缩包过多，请等待下载完成后再试',
} as const;
