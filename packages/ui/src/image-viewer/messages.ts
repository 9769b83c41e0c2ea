export const viewerMessages = {
  viewer: '图片查看',
  gallery: '图片',
  role: '轮播',
  slide: '图片',
  /** The lightbox puts in the figures. */
  position: '第{index}张，共{total}张',
  counter: (index: number, count: number) => `${index} / ${count}`,
  previous: '上一张',
  next: '下一张',
  close: '关闭',
  zoomIn: '放大',
  zoomOut: '缩小',
  turnLeft: '向左旋转',
  turnRight: '向右旋转',
  download: '下载',
  loading: '图片加载中',
  cannotShow: '此图片无法在线预览，请下载后查看',
} as const;
