/** Texts of the certification's calls; those of refused files are the specification's (section 5). */
export const CERTIFICATION_MESSAGES = {
  /** What operators read of a submission, and whose result the member reads. */
  material: '认证材料',
  businessName: '企业名称',
  person: '个人',
  business: '企业',
  extension: (file: string) => `${file} 文件不符合上传条件`,
  overCap: (megabytes: number) => `文件过大，请上传${megabytes}M以下文件`,
  underReview: '资料审核中，如需修改请先撤回审核',
  tooMany: (count: number) => `最多上传${count}个文件`,
} as const;
