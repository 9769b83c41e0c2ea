/** Texts of the certification's calls; those of refused files are the specification's (section 5). */
export const CERTIFICATION_MESSAGES = {
  /** What operators read of a submission, and whose result the member reads. */
  material: '认证材料',
  businessName: '企业名称',
  personReview: '个人认证',
  person: '个人',
  company: '企业',
  companyReview: '企业认证',
  longTerm: '长期',
  claim: '申请认领已认证企业',
  organizationHint: '（组织机构代码校验位不符，请核对执照原件）',
  extension: (file: string) => `${file} 文件不符合上传条件`,
  tooMany: (count: number) => `最多上传${count}个文件`,
} as const;

/** The letter of authorization, as it is made. */
export const AUTHORIZATION_TEXTS = {
  fileName: '企业认证授权委托书.pdf',
  title: '企业认证授权委托书',
  code: '认证申请单号',
  to: (platform: string) => `致：${platform}`,
  authorizes: (company: string) =>
    `${company}（以下称“本单位”）现授权下列经办人代表本单位在贵平台办理企业认证，并作为本单位在贵平台的企业管理员，管理本单位的成员、角色和业务。`,
  company: '单位名称',
  creditCode: '统一社会信用代码',
  legal: '法定代表人',
  agent: '经办人姓名',
  agentIdCard: '经办人身份证号',
  agentPhone: '经办人手机号',
  duties:
    '本单位承诺：所提交的认证资料真实、合法、有效；经办人在授权范围内的行为由本单位承担责任；授权变更或终止时，本单位将及时通知贵平台。',
  seal: '单位名称（盖章）：________________',
  signature: '法定代表人（签字）：________________',
} as const;
