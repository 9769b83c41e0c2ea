/** Texts of the deposits of a tender, to its buyer. */
export const depositTexts = {
  table: '投标保证金列表',
  files: '保函附件列表',
  columns: { company: '企业', amount: '保证金', method: '形式', status: '状态' },
  guarantee: (no: string, issuer: string, until: string) => `${no} ${issuer} 至${until}`,
  waiting: { decision: '中标人未确认，待处置', forfeit: '不予退还待平台确认', winner: '待中标人答复' },
  verifying: {
    act: '核实通过',
    confirm: (name: string) => `${name}的保函核实无误？`,
    done: '保函已核实',
  },
  proposing: {
    act: '转履约保证金',
    confirm: (name: string) => `提议将${name}的投标保证金转为履约保证金？中标人同意后生效`,
    done: '已提议，等待中标人答复',
  },
  rejecting: { act: '核实不通过', title: '保函核实不通过', danger: true, done: '已退回供应方重新提交' },
  forfeiting: { act: '不予退还', title: '保证金不予退还', danger: true, done: '已提交，平台确认后不予退还' },
  givingBack: { act: '退还', title: '退还保证金', danger: false, done: '保证金退还中' },
} as const;

/** Texts of the own deposit, beside the tender. */
export const ownDepositTexts = {
  title: '投标保证金',
  unit: '元',
  facts: {
    ...{ tender: '招标项目', amount: '金额', method: '缴纳方式', code: '支付单号' },
    ...{ time: '到账时间', deadline: '缴纳截止', status: '状态' },
  },
  refund: '未中标的，定标后退还；中标的，合同签订后5日内退还',
  voucher: '投标保证金缴纳凭证',
  download: '下载缴纳凭证',
  view: '缴纳须知与明细',
  voucherFile: (code: string) => `投标保证金缴纳凭证_${code}.txt`,
} as const;
