/** Texts of the review that every kind of submission goes through. */
export const REVIEW_MESSAGES = {
  submit: '提交审核',
  withdraw: '撤回审核',
  rejected: (reason: string) => `驳回原因：${reason}`,
  autoRejection: '资料不清晰，请重新上传',
} as const;
