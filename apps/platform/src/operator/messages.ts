/** Texts of the operator API; those of fields are in the contract. */
export const OPERATOR_MESSAGES = {
  firstRefused: '首次启用密钥不正确，或平台已有操作员',
  tooManyTokens: '操作令牌错误次数过多，请稍后再试',
  nameTaken: '操作员姓名已存在，请勿重复添加',
  lastOperator: '至少保留一名操作员',
  revoked: '该操作员已停用',
  approved: '通过',
  rejected: '驳回',
  reasonNeeded: '驳回原因不能少于2个字',
  partyModule: '党建栏目须填写有效的模块编码',
  noModule: '该栏目没有模块，请勿填写模块编码',
  periodOrder: '结束时间不能早于开始时间',
  orderIncomplete: '请按顺序列出该广告位的全部广告',
  legalDate: '生效日期不能早于上一版本的生效日期',
  notDemo: '仅演示环境可以调整业务时间',
  emptyContent: '请输入正文',
  sharedNumber: (holders: readonly { readonly id: string; readonly name: string }[]) =>
    `该编号由多家企业登记，请用企业编号指明一家：${holders.map(({ id, name }) => `${name}（${id}）`).join('、')}`,
  noCompany: '企业不存在',
  noVideo: '视频文件不存在',
  noColumn: '栏目不存在',
  licenceTaken: '执业证号已存在',
} as const;
