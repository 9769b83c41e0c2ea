/** Texts of the page that sells memberships (domain rules 12). */
export const vipTexts = {
  orders: '会员订单',
  comparison: '会员权益',
  table: '会员权益对比',
  rule: '到期前不降级，升级按剩余价值抵扣',
  benefit: '权益',
  priceOf: (year: string, month: string) => `${year}元/年 · ${month}元/月`,
  free: '默认等级',
  current: (date: string) => (date === '' ? '当前' : `当前 至 ${date}`),
  recommended: '推荐',
  choose: { open: '选择开通', renew: '续费', upgrade: '选择升级', chosen: '已选' },
  chooses: (act: string, level: string) => `${act}${level}`,
  termOf: { open: '开通', renew: '续费', upgrade: '升级为' },
  titleOf: (act: string, level: string) => `${act}${level}`,
  months: '开通时长',
  monthsOf: (count: number) => `${count} 个月`,
  discounts: { 1: '原价', 3: '98 折', 6: '95 折', 12: '年价' },
  payable: '应付',
  termFact: (level: string, count: number) => `${level} ${count} 个月`,
  deduction: (level: string) => `${level}剩余价值抵扣`,
  term: '新有效期',
  range: (from: string, to: string) => `${from} 至 ${to}`,
  total: '应付金额',
  rest: (days: number, amount: string) =>
    `剩余价值按未使用的 ${days} 天计算（年价 ÷ 365，向下取至分），为 ${amount}。升级立即生效，原会员同时结束。`,
  agreement: '我已阅读并同意《会员服务协议》',
  agreementText: '会员服务自支付成功之日起生效，按所购时长计算；会员额度按月重置，到期后不结转；会员服务不支持退款。',
  pay: '去支付',
  unpaid: '有一笔待支付的会员订单',
  unpaidLink: '查看订单',
  yuan: (text: string) => `${text} 元`,
} as const;

/** Texts of what a membership gives a number of. */
export const quotaTexts = {
  section: '会员额度',
  table: '会员额度使用情况',
  name: '权益',
  used: '已用',
  limit: '额度',
  unlimited: '不限',
} as const;
