const SIDES = { left: '左', right: '右', top: '上', bottom: '下' } as const;

/** Words of the picture cropper and of the picture editor. */
export const cropMessages = {
  move: '移动图片：拖动或按方向键，加号、减号缩放',
  zoom: '缩放',
  zoomIn: '放大',
  zoomOut: '缩小',
  zoomText: (zoom: number) => `${Math.round(zoom * 100)}%`,
  preview: '预览',
  moveArea: '移动裁剪框：拖动或按方向键，按住Shift更快',
  corner: ({ horizontal, vertical }: { readonly horizontal: 'left' | 'right'; readonly vertical: 'top' | 'bottom' }) =>
    `${SIDES[horizontal]}${SIDES[vertical]}角：拖动或按方向键裁剪`,
  turnLeft: '向左旋转',
  turnRight: '向右旋转',
  reset: '还原',
} as const;
