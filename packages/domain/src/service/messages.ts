/** Texts of services as their companies write them (domain rules 11.1). */
export const SERVICE_MESSAGES = {
  cover: '请上传封面图',
  regions: '请选择服务区域',
  regionsTwice: '已选择全省，无需再选择城市',
  packages: '请至少设置一个套餐',
  samePrices: '套餐价格不能相同',
  qualifications: '请选择服务资质',
  qualificationGone: '所选资质已失效，请重新选择',
  priceTooHigh: (label: string) => `${label}不能超过20,000,000元`,
} as const;

/** Why a service or a text of knowledge cannot be bought now (domain rules 11.3). */
export const SELLING_MESSAGES = {
  notOnSale: '该服务已下架，暂不能购买',
  agreed: '该服务价格面议，请联系卖家',
  noPackage: '请选择套餐',
  notForSale: '该知识可免费阅读，无需购买',
  knowledgeGone: '该知识已下架，暂不能购买',
  sold: '已有用户购买或下单，不能删除',
} as const;
