/** What a member hands over, as the dialog that asks counts it; by table. */
export const BELONGINGS = {
  inquiry: '询价',
  tender: '招标',
  quotation: '报价',
  sign_up: '投标报名',
  bid: '投标',
  deal: '成交单',
  deposit: '投标保证金',
  pay_order: '支付单',
  need: '服务需求',
  need_reply: '需求报价',
  tender_private: '开标人',
  tender_evaluator: '评委席位',
  draft: '未保存的草稿',
} as const;
