/** Words of the picture cropper. */
export const cropMessages = {
  move: '移动图片：拖动或按方向键，加号、减号缩放',
  zoom: '缩放',
  zoomIn: '放大',
  zoomOut: '缩小',
  zoomText: (zoom: number) => `${Math.round(zoom * 100)}%`,
  preview: '预览',
} as const;
