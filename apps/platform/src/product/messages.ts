/** Words of the platform about products. */
export const PRODUCT_TEXTS = {
  label: '商品',
  wholeCountry: '全国',
  off: '停用',
  video: '主图视频',
  certificate: '检测报告/合格证',
  tier: (minQty: string, yuan: string) => `≥${minQty}：${yuan}元`,
  market: (yuan: string) => `市场价${yuan}元`,
  stock: (stock: number) => `库存${stock}`,
} as const;
