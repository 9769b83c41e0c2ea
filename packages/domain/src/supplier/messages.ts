/** Texts of the supplier library (domain rules 3.7). */
export const SUPPLIER_MESSAGES = {
  full: (most: number) => `供应商库最多保存${most}家`,
  ownBusiness: '不能邀请本企业',
  ownRelation: '不能将本企业加入供应商库',
  blacklisted: '该供应商已被列入黑名单',
  notCertified: '该企业未完成认证',
  added: '已加入供应商库',
  duplicate: '该供应商已在供应商库中',
  blackReason: '请输入拉黑原因',
  blackConfirm: '拉黑后该供应商不能参与本企业的询价与招标，确定？',
  selected: (count: number, most: number) => `已选供应商(${count}/${most})`,
  revealLeft: (left: number) => `本月还可查看${left}次`,
} as const;
