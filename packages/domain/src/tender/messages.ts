interface SubmitFacts {
  readonly isInvited: boolean;
  /** That are invited. */
  readonly suppliers: number;
}

/** Texts of tenders (domain rules 5). */
export const TENDER_MESSAGES = {
  notArchived: '定标、流标或终止后方可下载招标档案',
  region: '请选择省/市/区',
  statutoryNo: '请输入招标备案编号',
  controlPrice: '最高投标限价不能超过估算价的120%',
  signUpDays: (days: number) => `报名时间不能少于${days}天`,
  docDays: '招标文件发售期不得少于5日',
  bidDays: '自招标文件发出之日起至投标截止不得少于20日',
  openTime: '开标时间不能早于投标截止时间',
  statutoryOpenTime: '依法必须招标的，开标时间须与投标截止时间一致',
  publicityDays: '公示期不得少于3日',
  depositDeadline: '保证金缴纳截止时间不能晚于投标截止时间',
  docFee: '标书费不能超过10000元',
  deposit: '投标保证金不得超过招标估算价的2%',
  depositMethods: '请选择保证金形式',
  depositDeadlineEmpty: '请选择保证金缴纳截止时间',
  evalSum: '评分项总分须为100分',
  evalName: '请输入评分项名称',
  evalNameLength: '评分项名称不能超过30个字',
  evalKind: '请选择评分项类型',
  evalScore: '评分项分值须为1到100之间的整数',
  mostEvalItems: '评分项最多20条',
  mostQualifications: '投标人资质要求最多10条',
  qualifications: '请选择投标人资质要求',
  noLines: '请至少添加一条采购清单',
  mostLines: '采购清单最多500条',
  mostDocs: '招标文件最多20条',
  fewInvitees: '邀请招标须邀请不少于3家单位',
  mostOpeners: '开标人最多3名',
  notMember: '开标人须为本企业有开标权限的成员',
  mostInvitees: '最多邀请50家单位',
  mostDrafts: '草稿最多保存200份，请先删除不再使用的草稿',
  submittedOften: '该招标今日提交次数已达5次，请明日再提交',
  submitTitle: '提交发布',
  submitConfirm: ({ isInvited, suppliers }: SubmitFacts) =>
    isInvited
      ? `审核通过后将邀请${suppliers}家单位参加投标，审核期间不能修改。确定提交？`
      : '审核通过后将在招标大厅公告，审核期间不能修改。确定提交？',
  withdrawConfirm: '撤回后招标回到草稿，修改后须重新提交审核。确定撤回？',
  lateReview: '报名开始时间已过，请调整时间安排后重新提交',
  fewSignUps: '报名单位不足3家',
  openObjection: '存在未答复的异议，暂不能确认中标',
  continueConfirm: '报名或投标单位不足3家，继续招标后进入下一阶段，确定继续？',
  /** To a buyer whom the law does not bind. */
  mayContinue: (title: string, time: string) =>
    `“${title}”报名单位不足3家，请于${time}前决定是否继续招标，逾期自动流标`,
  oldTime: '原时间',
  timeOver: (label: string) => `${label}已过，不能调整`,
  cannotMove: (label: string) => `${label}原公告未设置，不能调整`,
  changeLate: '变更公告距投标截止不足15日，须顺延投标截止时间',
  changedOften: '该招标今日发布变更公告已达10次，请明日再发布',
  terminateConfirm: '终止后不可恢复，将通知所有受邀、报名和投标单位，已缴费用原路退回。',
} as const;
