/** Texts of deposits where they are given back. */
export const DEPOSIT_TEXTS = {
  cancelled: '供应方取消报名',
  notTakingPart: '报名已失效，款项退回',
} as const;

/** Where suppliers transfer fees and deposits to: the platform's account in trust. */
export const ESCROW = {
  name: '吉林省建筑业数字平台投标保证金专户',
  number: '2200 1000 0000 0001 0018',
  bank: '平台托管银行长春分行营业部',
} as const;
