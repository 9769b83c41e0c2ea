import { dictionary } from '../dictionary/dictionary.ts';

/** What is offered as a service, and what is needed of one (domain rules 11.1). */
export const SERVICE_TYPES = dictionary([
  [1, '资质代办'],
  [2, '工程咨询'],
  [3, '造价咨询'],
  [4, '招标代理'],
  [5, '检测鉴定'],
  [6, '设计'],
  [7, '监理'],
  [8, '法律服务'],
  [9, '财税代理'],
  [10, '人才培训'],
  [11, '软件信息化'],
  [12, '知识产权'],
  [99, '其他'],
]);

/** How a service is charged: at one price, by packages, or as is agreed. */
export const CHARGE_MODES = dictionary([
  [1, '一口价'],
  [2, '套餐'],
  [3, '面议'],
]);

export const REFUND_RULES = dictionary([
  [1, '未开始可全额退款'],
  [2, '协商退款'],
  [3, '不支持退款'],
]);

/** What a service costs at least: fen, from and below. */
export const SERVICE_PRICES = [
  { value: 1, label: '1,000元以下', from: 0, below: 100_000 },
  { value: 2, label: '1,000-5,000元', from: 100_000, below: 500_000 },
  { value: 3, label: '5,000-20,000元', from: 500_000, below: 2_000_000 },
  { value: 4, label: '20,000元以上', from: 2_000_000, below: null },
] as const;
