/** Texts of specifications, SKUs and their prices (domain rules 10.1). */
export const SKU_MESSAGES = {
  combinations: '规格组合不能超过200个',
  none: '请至少设置一条价格',
  tiers: '阶梯价：数量须递增、单价须递减',
  marketPrice: '市场价不能低于销售价',
  codeTwice: 'SKU编码重复',
  tierCount: '阶梯价须设置2到5档',
  specName: '规格名称',
  specValue: '规格值',
  /** Asked before combinations go that have something in stock. */
  stockLost: (skus: number, stock: number) => `将同时删除${skus}个有库存的SKU，库存共${stock}，确定删除？`,
} as const;
