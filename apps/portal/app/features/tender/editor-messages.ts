/** Texts of the editor of a tender (domain rules 5.2). */
export const editorTexts = {
  steps: '填写步骤',
  stepNames: {
    basics: '基本信息',
    lines: '采购清单',
    schedule: '时间安排',
    demands: '要求与评标',
    fees: '费用与文件',
    invitees: '邀请单位',
  },
  openers: '开标人',
  openersHint: '可选，最多3名；指定后须全部确认才能开标，未指定的由系统在开标时间2小时后开标',
  people: (count: number) => `${count}人`,
  code: (code: string) => `单号 ${code}`,
  statutory: '法定要求',
  statutoryHint: '勾选后法定期限为硬性条件',
  estimateHint: '仅本企业可见',
  controlHint: (most: string) => `随公告公布，不超过估算价的120%：${most}`,
  controlPlain: '随公告公布，不超过估算价的120%',
  linesHint: (count: number, amount: string) => `合计：${count}条，参考金额 ${amount}，参考单价不发送给投标人`,
  noLines: '该招标类别无须填写采购清单，请在招标范围与招标文件中说明',
  scheduleHint: '按日历日计算，北京时间',
  wrong: (count: number) => `${count}处不符`,
  limits: {
    signUp: (least: number, actual: number | null) => span('不少于', least, actual),
    docs: (least: number, actual: number | null) => (least === 0 ? actualDays(actual) : span('不少于', least, actual)),
    bid: (least: number, actual: number | null) =>
      least === 0 ? '晚于招标文件获取截止时间' : span('自文件发出之日起不少于', least, actual),
    open: { statutory: '与投标截止时间一致', free: '不早于投标截止时间' },
    deposit: '不晚于投标截止时间',
    publicity: (least: number) => `不少于${least}天`,
  },
  fix: (value: string) => `改为 ${value}`,
  qualifications: '资质要求',
  qualificationsHint: '不选为不限，所选资质须全部具备',
  rules: '报名与联合体',
  evaluation: '评标办法',
  evalItems: '评分项',
  evalHint: '价格分：最低有效报价得满分，其余按满分×最低价÷报价计算',
  evalSum: (sum: number) => (sum === 100 ? `合计${sum}分，合计正确` : `合计${sum}分，须为100分`),
  evalColumns: { name: '评分项', kind: '类型', maxScore: '最高分' },
  docFeeHint: '0为免费，不超过10,000.00',
  depositHint: (most: string) => `0为免收，上限为估算价的2%：${most}`,
  depositPlain: '0为免收，不超过估算价的2%',
  depositMethods: '保证金形式',
  docs: '招标文件',
  docsTable: '招标文件列表',
  docsHint: '至少1个，最多20个，每个不超过500MB',
  forcedVisible: '已收标书费，固定为缴纳标书费后下载',
  invitees: '邀请单位',
  inviteesHint: (count: number) => `已选 ${count} / 50，至少3家`,
  inviteesSearch: '按企业名称查找，本企业与黑名单企业不可邀请',
  saveDraft: '存草稿',
  submit: '提交发布',
  previous: '上一步',
  next: '下一步',
  none: '未选择',
  companies: (count: number) => `${count}家`,
  items: (count: number) => `${count}项`,
  fromInquiry: {
    title: '转为邀请招标',
    text: '将询价单的清单、联系人和受邀供应商带入一份邀请招标草稿，原询价单不受影响。',
    inquiry: '询价标题',
    code: '单号',
    lines: '清单条数',
    invitees: '受邀供应商',
    make: '生成邀请招标草稿',
    done: '已生成邀请招标草稿，请补充招标信息',
  },
} as const;

function actualDays(actual: number | null): string {
  return actual === null ? '' : `实际${actual}天`;
}

function span(words: string, least: number, actual: number | null): string {
  return [`${words}${least}天`, actualDays(actual)].filter((text) => text !== '').join('，');
}
