/** Extensions that are named before the rest is counted. */
const namedExtensions = 6;

function formats(extensions: readonly string[]): string {
  const named = extensions.slice(0, namedExtensions).join('、');
  return extensions.length > namedExtensions ? `支持${named}等${extensions.length}种格式` : `支持${named}`;
}

/** A cap is the first size that is refused: one that lies a megabyte above whole gigabytes is said in those. */
const capText = (megabytes: number): string =>
  megabytes > 1 && (megabytes - 1) % 1024 === 0 ? `每个不超过${(megabytes - 1) / 1024}GB` : `每个${megabytes}M以下`;

export const attachmentMessages = {
  rules: (extensions: readonly string[], maxCount: number, capMegabytes: number | undefined) =>
    [formats(extensions), `最多${maxCount}个`, capMegabytes !== undefined && capText(capMegabytes)]
      .filter(Boolean)
      .join('，'),
  chooseFile: '选择文件',
  chooseFolder: '选择文件夹',
  orDrop: '将文件拖到此处，或直接粘贴',
  dropNow: (count: number) => (count > 0 ? `松开鼠标上传${count}个文件` : '松开鼠标上传'),
  readingFolder: '正在读取文件夹',
  /** Specification section 5. */
  cannotRead: '文件读取失败，请重新选择',
  locked: '附件已锁定',

  summary: (count: number, size: string) => `${count}个文件，${size}`,
  listOf: (label: string) => `${label}列表`,
  selectAll: '全选',
  select: (name: string) => `选择${name}`,
  name: '文件名',
  size: '大小',
  uploadedBy: '上传人',
  uploadedAt: '上传时间',
  operations: '操作',
  isNew: '本次新增',
  none: '暂无附件',
  requiredMark: '必传',
  requiredLegend: '带*的为必传',
  sampleOf: (name: string) => `${name}示例`,
  failed: '附件加载失败，请稍后再试',
  batchDownload: '批量下载',
  batchDownloadOf: (count: number) => `批量下载（${count}）`,
  /** Specification section 5. */
  selectFirst: '请选择附件',

  preview: '预览',
  download: '下载',
  remove: '删除',
  cancel: '取消',
  pause: '暂停',
  resume: '继续',
  retry: '重试',
  dismiss: '移除',
  replace: '更换文件',
  /** Gives each button of a list a name of its own. */
  of: (action: string, name: string) => `${action} ${name}`,
  confirmRemove: (name: string) => `确定删除“${name}”？`,
  confirmRemoveAction: '确认删除',

  waiting: '等待上传',
  hashing: '正在校验文件',
  uploading: '正在上传',
  paused: '已暂停',
  offline: '网络已断开，恢复后自动继续',
  confirming: '正在确认',
  success: '上传完成',
  existed: '秒传成功',
  existedDetail: '服务器已有相同文件',
  sent: (size: string) => `已传${size}`,
  speed: (size: string) => `${size}/s`,
  secondsLeft: (seconds: number) => (seconds < 60 ? `剩余${seconds}秒` : `剩余${Math.ceil(seconds / 60)}分钟`),
  percent: (percent: number) => `${percent}%`,
  overall: '总进度',
  overallAt: (percent: number) => `总进度${percent}%`,
  announceProgress: (percent: number) => `正在上传，总进度${percent}%`,
  announceDone: (count: number) => `已上传${count}个文件`,

  failures: '上传提示',
  resumables: '未完成的上传',
  resumableText: (percent: number) => `已传${percent}%`,
  chooseAgain: '请重新选择同一文件后继续',
  discard: '放弃',

  queue: '上传队列',
  pauseAll: '全部暂停',
  resumeAll: '全部继续',

  moveLeft: '左移',
  moveRight: '右移',
  moved: (name: string, place: number) => `${name}已移到第${place}位`,
  cover: '封面',
  images: '图片',
  addImage: '上传图片',
  countOf: (count: number, max: number) => `${count} / ${max}`,
} as const;
