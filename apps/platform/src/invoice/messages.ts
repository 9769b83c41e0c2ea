/** Notices of what has become of an invoice, to those of its buyer who ask for invoices. */
export const INVOICE_NOTICES = {
  issued: (code: string, invoiceNo: string) => ({
    title: '发票已开具',
    content: `订单${code}的发票已开具，发票号码${invoiceNo}，请下载电子发票`,
  }),
  rejected: (code: string, reason: string) => ({
    title: '发票申请被驳回',
    content: `订单${code}的发票申请被驳回，原因：${reason}`,
  }),
} as const;

/** What an operator reads who names a file that cannot be an invoice. */
export const INVOICE_REFUSALS = { noFile: '请先上传电子发票，并填写其文件编号' } as const;
