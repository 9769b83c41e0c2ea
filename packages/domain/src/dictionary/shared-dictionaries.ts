import { dictionary } from './dictionary.ts';

/** Value of 其他 wherever a text has to say what else. */
export const OTHER_VALUE = 9;

export const UNITS = dictionary([
  ['t', '吨'],
  ['kg', '千克'],
  ['m', '米'],
  ['m2', '平方米'],
  ['m3', '立方米'],
  ['piece', '个'],
  ['pcs', '件'],
  ['set', '套'],
  ['root', '根'],
  ['sheet', '张'],
  ['roll', '卷'],
  ['bag', '袋'],
  ['bucket', '桶'],
  ['box', '箱'],
  ['block', '块'],
  ['vehicle', '车'],
  ['unit', '台'],
  ['shift', '台班'],
  ['day', '天'],
  ['month', '月'],
  ['hour', '小时'],
  ['item', '项'],
  ['person', '人'],
  ['workday', '工日'],
]);

/** Terms of payment; OTHER_VALUE asks for a text of at most 100 characters. */
export const PAYMENT_TERMS = dictionary([
  [1, '货到付款'],
  [2, '月结30天'],
  [3, '月结60天'],
  [4, '月结90天'],
  [5, '预付30%货到付清'],
  [6, '分期付款'],
  [7, '银行承兑'],
  [OTHER_VALUE, '其他'],
]);

export const DELIVERY_METHODS = dictionary([
  [1, '供应商送货'],
  [2, '采购方自提'],
  [3, '物流运输'],
]);

export const FREIGHT_BEARERS = dictionary([
  [1, '含运费'],
  [2, '不含运费'],
]);

export const PRICING_MODES = dictionary([
  [1, '固定价'],
  [2, '随行就市（按信息价浮动）'],
]);

export const COMPANY_NATURES = dictionary([
  [1, '国有企业'],
  [2, '民营企业'],
  [3, '合资企业'],
  [4, '外资企业'],
  [5, '个体工商户'],
  [6, '事业单位'],
  [9, '其他'],
]);

export const COMPANY_ROLES = dictionary([
  [1, '施工总承包'],
  [2, '专业承包'],
  [3, '劳务分包'],
  [4, '建设单位'],
  [5, '监理'],
  [6, '设计'],
  [7, '勘察'],
  [8, '材料供应商'],
  [9, '设备租赁商'],
  [10, '检测机构'],
  [11, '咨询/造价'],
  [12, '金融机构'],
  [13, '律师事务所'],
  [99, '其他'],
]);

export const PROJECT_TYPES = dictionary([
  [1, '房屋建筑'],
  [2, '市政公用'],
  [3, '公路'],
  [4, '桥梁隧道'],
  [5, '水利水电'],
  [6, '铁路/轨道'],
  [7, '电力'],
  [8, '机电安装'],
  [9, '装饰装修'],
  [10, '园林绿化'],
  [11, '钢结构'],
  [99, '其他'],
]);

export const STRUCTURE_TYPES = dictionary([
  [1, '框架'],
  [2, '剪力墙'],
  [3, '框剪'],
  [4, '砖混'],
  [5, '钢结构'],
  [6, '装配式'],
  [9, '其他'],
]);

export const PUBLISH_SCOPES = dictionary([
  [1, '公开'],
  [2, '邀请'],
]);

export const YES_NO = dictionary([
  [1, '是'],
  [0, '否'],
]);

export const FUND_SOURCES = dictionary([
  [1, '财政资金'],
  [2, '国有资金'],
  [3, '自筹资金'],
  [4, '银行贷款'],
  [9, '其他'],
]);

export const CLOSE_REASONS = dictionary([
  [1, '采购计划取消'],
  [2, '报价均不满足要求'],
  [3, '信息填写有误'],
  [4, '已线下成交'],
  [9, '其他'],
]);

export const DECLINE_REASONS = dictionary([
  [1, '无该类产品'],
  [2, '价格无优势'],
  [3, '交期无法满足'],
  [4, '付款方式不接受'],
  [9, '其他'],
]);
