/** What a company's money with the platform lies in, by account (domain rules 13.4): its own, on its way out, held for an order, as its bond. */
export const FUND_ACCOUNTS = {
  available: '可用余额',
  frozen: '冻结金额',
  escrow: '平台托管',
  bond: '履约保证金',
} as const;

export type FundAccount = keyof typeof FUND_ACCOUNTS;

/** Why money moved. */
export const FUND_REASONS = {
  payment: '缴纳',
  refund: '退还',
  forfeit: '保证金扣缴',
  bond: '转为履约保证金',
  settlement: '服务结算',
  withdraw: '申请提现',
  payout: '提现到账',
  withdrawReturn: '提现退回',
} as const;

export type FundReason = keyof typeof FUND_REASONS;
