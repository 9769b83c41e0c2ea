import { dictionary } from '../dictionary/dictionary.ts';

export const TENDER_TYPE = { open: 1, invited: 2 } as const;

export const TENDER_TYPES = dictionary([
  [TENDER_TYPE.open, '公开招标'],
  [TENDER_TYPE.invited, '邀请招标'],
]);

export const TENDER_KINDS = dictionary([
  [1, '材料采购'],
  [2, '设备采购'],
  [3, '设备租赁'],
  [4, '专业分包'],
  [5, '劳务分包'],
  [6, '工程施工'],
  [7, '服务'],
]);

/** Kinds up to this one buy goods by a list of lines. */
const LAST_LISTED_KIND = 3;

/** Whether a tender of this kind names what it buys line by line. */
export const hasLines = (tenderKind: number | null): boolean => tenderKind !== null && tenderKind <= LAST_LISTED_KIND;

export const DEPOSIT_METHODS = dictionary([
  [1, '线上支付'],
  [2, '银行转账'],
  [3, '银行保函'],
  [4, '保证保险'],
]);

export const EVAL_METHOD = { lowestPrice: 1, scored: 2 } as const;

export const EVAL_METHODS = dictionary([
  [EVAL_METHOD.lowestPrice, '经评审的最低投标价法'],
  [EVAL_METHOD.scored, '综合评估法'],
]);

export const EVAL_KIND = { technical: 1, commercial: 2, price: 3 } as const;

export const EVAL_KINDS = dictionary([
  [EVAL_KIND.technical, '技术'],
  [EVAL_KIND.commercial, '商务'],
  [EVAL_KIND.price, '价格'],
]);

export const DOC_VISIBLE = { afterSignUp: 1, afterFee: 2 } as const;

export const DOC_VISIBILITIES = dictionary([
  [DOC_VISIBLE.afterSignUp, '报名通过可下载'],
  [DOC_VISIBLE.afterFee, '缴纳标书费后下载'],
]);
