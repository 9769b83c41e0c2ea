const metres = (count: number) => (count >= 1000 ? `${count / 1000} 公里` : `${count} 米`);

export const mapMessages = {
  pin: (step: number) => `图钉，方向键每次移动${metres(step)}，按住Shift移动${metres(step * 10)}`,
  hint: (step: number) => `拖动图钉，或用方向键每次移动${metres(step)}`,
  zoomIn: '放大',
  zoomOut: '缩小',
  scale: metres,
} as const;
