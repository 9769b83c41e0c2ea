/** Texts of the deposits of a tender, to its buyer. */
export const depositTexts = {
  table: '投标保证金列表',
  files: '保函附件列表',
  columns: { company: '企业', amount: '保证金', method: '形式', status: '状态' },
  guarantee: (no: string, issuer: string, until: string) => `${no} ${issuer} 至${until}`,
  verify: '核实通过',
  reject: '核实不通过',
  verifyConfirm: (name: string) => `${name}的保函核实无误？`,
  verified: '保函已核实',
  rejectTitle: '保函核实不通过',
  rejected: '已退回供应方重新提交',
} as const;
