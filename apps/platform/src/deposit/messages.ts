/** Texts of deposits where they are given back. */
export const DEPOSIT_TEXTS = {
  cancelled: '供应方取消报名',
  notTakingPart: '报名已失效，款项退回',
  tooLate: '投标截止后到账，未参与评标，款项退回',
} as const;

/** Where whatever is paid by transfer goes to: the platform's account in trust. */
export const ESCROW = {
  name: '吉林省建筑业数字平台资金托管专户',
  number: '2200 1000 0000 0001 0018',
  bank: '平台托管银行长春分行营业部',
} as const;

/** Texts of the review of what a buyer wants to keep. */
export const FORFEIT_TEXTS = {
  label: '保证金不予退还',
  terms: {
    tender: '招标编号',
    title: '招标名称',
    buyer: '招标人',
    supplier: '缴纳单位',
    amount: '保证金',
    held: '中标人未确认时间',
    reason: '不予退还原因',
    guarantee: '保函附件',
  },
  rejected: (title: string, reason: string) => ({
    title: '不予退还未获确认',
    content: `“${title}”保证金不予退还的申请未获平台确认，原因：${reason}`,
  }),
} as const;
