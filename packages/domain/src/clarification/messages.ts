/** Texts of clarifications (domain rules 3.12). */
export const CLARIFICATION_MESSAGES = {
  closed: '答疑已截止',
  onlyLetIn: '报名已截止，仅报名成功的单位可以提问',
  mostOpen: '您已有20个提问等待回复，请在采购方回复后再提问',
  otherLine: '所选清单不在该询价单中，请刷新后重试',
  blacklistedFromTender: '贵单位暂不能参与该招标人的招标',
  answered: '该提问已回复',
  replyOne: '仅回复提问者',
  replyAll: '公开回复（隐藏提问企业）',
  anonymous: '供应商提问',
} as const;
