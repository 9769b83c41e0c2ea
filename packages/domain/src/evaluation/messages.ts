interface PublicityFacts {
  readonly days: number;
  readonly candidates: number;
}

/** Texts of evaluation, publicity, objections and award (domain rules 5.7, 5.8). */
export const EVALUATION_MESSAGES = {
  score: (max: number) => `得分须在0到${max}之间`,
  noEvaluators: '请至少选择一名评委',
  mostEvaluators: '评委最多15名',
  notHolder: '评委须为本企业有评标权限的成员',
  committeeFixed: '已有评委提交评分，只能移除或更换已停用或不再有评标权限的评委',
  noCommittee: '请先组建评标委员会',
  notScored: '最低价法按投标总价排名，无须评委打分',
  undeclared: '请先声明是否存在利益冲突',
  conflicted: '您已声明存在利益冲突，须回避本次评标',
  withheld: '您已声明存在利益冲突，评分与排名在公示中标候选人后可见',
  declaredAlready: '已声明，不能再次声明',
  submittedAlready: '评分已提交，不能再修改',
  incomplete: '还有未填写的评分，请填写完整后提交',
  waiting: (left: number) => `还有${left}名评委未提交评分`,
  recordEarly: '全部评委提交评分后方可导出评标记录',
  noValidBids: '没有有效投标，不能提交评标结果',
  resultChanged: '评标结果已变化，请刷新后重新提交',
  report: '请上传评标报告',
  mostFiles: '最多上传5个文件',
  rejectConfirm: '否决后该投标不参与评标，不可恢复，确定否决？',
  submitScoresConfirm: '提交后评分不能修改，全部评委提交后公布。确定提交？',
  evaluateConfirm: ({ days, candidates }: PublicityFacts) =>
    `提交后公示${candidates}名中标候选人${days}天，并通知全部投标人。确定提交？`,
  objectionOver: '公示期内方可提出异议',
  objectionPending: '您提出的异议尚未答复，请等待答复后再提出',
  objectionsUsedUp: '同一次公示最多提出3次异议',
  objectionAgain: '该异议已提出过，请勿重复提出；有新的理由请写明',
  upheldConfirm: '异议成立后公示终止，须重新评标。确定？',
  otherCandidate: '未选择第一中标候选人，请填写理由',
  notCandidate: '请选择中标候选人',
  awardConfirm: '确认后将发出中标通知书并通知全部投标人，确定？',
  againConfirm: '重新评标后已公示的结果作废，评委须重新打分。确定？',
  depositLost: '未中标',
  depositSigned: '合同已签订',
  depositEnded: '招标已结束',
  depositVoid: '成交单已作废',
  failConfirm: '流标后全部投标失效，保证金予以退还，不可撤销。确定？',
} as const;
