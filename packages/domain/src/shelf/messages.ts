/** Texts of what companies put on the shelf: services, knowledge (domain rules 10.2, 11.1, 11.2). */
export const SHELF_MESSAGES = {
  submit: '提交审核',
  submitted: '已提交审核',
  withdrawn: '已撤回审核',
  discarded: '已放弃变更',
  copied: '已复制为草稿',
  shelved: '已上架',
  unshelved: '已下架',
  /** What was taken off goes back on without another review only as it was approved. */
  changed: '内容已修改，请重新提交审核',
  unchanged: '内容没有修改，无需提交审核',
  stillShown: '请先下架再删除',
  submittedOften: '今日提交审核的次数过多，请明天再提交',
  full: (most: number) => `最多保存${most}条`,
  notOwnPicture: '图片须由本企业上传到平台',
  notPicture: '请上传jpg或png图片，不超过5MB',
} as const;

/** Notices of them (domain rules 17, 38.1). */
export const SHELF_NOTICES = {
  /** N401, N402. */
  decided: (title: string, reason: string | undefined) =>
    reason === undefined
      ? { title: '审核通过', content: `“${title}”已通过审核` }
      : { title: '审核驳回', content: `“${title}”未通过审核，原因：${reason}` },
  /** As N113 has it for an inquiry. */
  banned: (title: string, reason: string) => ({ title: '违规下架', content: `“${title}”因${reason}被平台下架` }),
} as const;
