export const carouselMessages = {
  role: '轮播',
  slide: (index: number, count: number) => `第${index}张，共${count}张`,
  previous: '上一张',
  next: '下一张',
  pause: '暂停播放',
  play: '继续播放',
  goTo: (index: number) => `第${index}张`,
  slides: '轮播内容',
} as const;
