/** Texts of a company's qualifications (domain rules 15.5). */
export const QUALIFICATION_MESSAGES = {
  submit: '提交审核',
  submitted: '已提交审核',
  withdrawn: '已撤回审核',
  discarded: '已放弃变更',
  shown: '已对外展示',
  hidden: '已取消对外展示',
  duplicate: '该证书编号已存在',
  category: '请选择资质类别',
  grade: '请选择资质等级',
  expireEmpty: '请选择有效期至',
  expireOrder: '有效期至须晚于发证日期',
  issuedLater: '发证日期不能晚于当前日期',
  expired: '证书已过期，请上传有效证书',
  endless: '该类证书有有效期，请选择有效期至',
  imageForm: '证书图片须为jpg、png或pdf文件',
  videoForm: '证书视频须为mp4文件',
  revoked: '该证书已被撤销，不能再作修改',
  notApproved: '审核通过的证书才能对外展示',
  ofSignUp: '该证书已用于投标报名，不能删除',
  full: (most: number) => `资质证书最多保存${most}本`,
  submittedOften: '今日提交审核的次数过多，请明天再提交',
  buildingHint: '建筑业企业资质证书编号一般为D1、D2或D3加8位数字，请核对',
  permitHint: '安全生产许可证编号一般形如“(吉)JZ安许证字〔2024〕000123”，请核对',
} as const;

/** Notices of them (domain rules 17, 38.1); `name`: what it is a certificate of. */
export const QUALIFICATION_NOTICES = {
  /** N401, N402 */
  decided: (name: string, reason: string | undefined) =>
    reason === undefined
      ? { title: '审核通过', content: `“${name}”已通过审核` }
      : { title: '审核驳回', content: `“${name}”未通过审核，原因：${reason}` },
  /** N407. @param date `YYYY-MM-DD` */
  N407: (name: string, date: string) => ({ title: '资质到期', content: `${name}将于${date}到期，请及时更新` }),
} as const;
