/** Texts of 资金明细. */
export const fundTexts = {
  tabs: '银行卡与资金',
  cards: '银行卡',
  funds: '资金明细',
  notes: {
    available: '归本企业所有，来自扣缴的保证金',
    escrow: '已缴纳，由平台代管，到期退还或转出',
    bond: '由投标保证金转入，合同履行完毕前由平台保管',
  },
  yuan: (amount: string) => `${amount} 元`,
  table: '资金明细',
  account: '账户',
  reason: '类型',
  days: '日期',
  keyword: '关键词',
  keywordHint: '摘要或支付单号',
  columns: {
    ...{ time: '时间', account: '账户', reason: '类型', subject: '摘要' },
    ...{ amount: '收支（元）', balance: '账户余额（元）', code: '关联单号' },
  },
  empty: '还没有资金往来',
  emptyHint: '缴纳标书费、投标保证金后，往来会列在这里',
} as const;
