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
  resultPage: (id: string) => `/user/pay/success?id=${id}`,
} as const;

/** Texts of the receipt of a payment. */
export const RECEIPT_TEXTS = {
  title: '支付凭证',
  fileName: '支付凭证.pdf',
  terms: {
    code: '支付单号',
    subject: '支付事项',
    payer: '付款方',
    payee: '收款方',
    amount: '支付金额',
    words: '金额大写',
    refunded: '已退款',
    way: '支付方式',
    time: '支付时间',
    channelNo: '渠道流水号',
    related: '关联订单',
  },
  notInvoice: '本凭证仅证明款项已支付，不作为发票使用',
  unpaid: '支付成功后方可下载支付凭证',
} as const;
