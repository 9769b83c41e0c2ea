/** Texts of the pages that hand out the app. */
export const downloadTexts = {
  lead: '工地和办公室，用同一个账号。查询价、看报价、收消息、审合同，都在手机上。',
  ios: 'iOS下载',
  android: 'Android下载',
  inBrowser: '用手机浏览器打开',
  notYet: '客户端即将上架，上架前可用手机浏览器访问，功能相同',
  scan: '用手机扫码下载',
  scanPortal: '用手机扫码访问',
  version: '版本',
  updated: '更新',
  developer: '开发者',
  privacy: '隐私政策',
  help: '帮助中心',
  inWeChat: '请点击右上角，选择在浏览器中打开',
  copyLink: '复制链接',
} as const;
