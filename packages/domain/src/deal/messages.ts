/** Texts of deals (domain rules 4.8). */
export const DEAL_MESSAGES = {
  refuseReason: '请输入拒绝原因',
  refuseConfirm: '拒绝后该中标结果失效，采购方将重新定标，确定拒绝？',
  confirmConfirm: '确认后双方按成交单履约，确定？',
  finishConfirm: '确认供货已完成？',
  voidAsked: '已申请作废，请等待对方确认',
  voidOffered: '对方已申请作废，请答复对方的申请',
  voidNotAsked: '对方未申请作废或申请已失效',
  voidConfirm: '作废后成交单失效且不可恢复，确定？',
  rated: '已评价，不能重复评价',
  ratingOver: '已超过评价期限',
  mostContracts: '最多上传10个文件',
  othersContract: '对方上传的合同附件不能删除',
  noticeDocument: '成交通知书',
} as const;
