/** Texts of what can be done with a public page as a whole. */
export const sharingTexts = {
  print: '打印',
  share: '分享',
  copyLink: '复制链接',
  linkCopied: '链接已复制',
  copyFailed: '复制失败，请手动复制地址栏中的链接',
  textCopied: '已复制',
  textCopyFailed: '复制失败，请手动选择后复制',
  scan: '微信扫一扫，分享给好友',
  qrCode: '本页地址的二维码',
  picture: '分享图片',
  pictureHint: '长按图片可保存或转发给微信好友',
  pictureOf: (title: string) => `《${title}》的分享图片`,
  pictureFailed: '图片生成失败，请复制链接分享',
  savePicture: '保存图片',
  scanToRead: '扫一扫，查看详情',
} as const;
