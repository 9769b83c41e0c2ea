/** Texts of the review of vouchers. */
export const VOUCHER_TEXTS = {
  label: '转账凭证',
  terms: {
    code: '支付单号',
    subject: '缴费项目',
    amount: '应缴金额',
    payer: '付款户名',
    paid: '转账金额',
    date: '转账日期',
    voucher: '转账凭证',
  },
  approved: (subject: string) => ({ title: '缴费已核实', content: `“${subject}”已核实到账` }),
  rejected: (subject: string, reason: string) => ({
    title: '缴费核实未通过',
    content: `“${subject}”核实未通过，原因：${reason}`,
  }),
  page: '/user/my-bid/default',
} as const;
