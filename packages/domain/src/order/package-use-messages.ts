/** Texts of the uses of a package of legal services (domain rules 11.4). */
export const PACKAGE_USE_MESSAGES = {
  noPackage: '该订单不是法律服务套餐',
  noItem: '套餐中没有该服务项目',
  notServing: '服务中的订单方可登记使用',
  over: '套餐已超过有效期',
  usedUp: (name: string) => `“${name}”的次数已用完`,
  notRunning: '订单退款或申诉期间不能处理使用记录',
  answerOver: '已超过48小时，使用记录已自动确认',
} as const;
