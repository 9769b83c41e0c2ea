/**
 * Body codes of a response and their default text. A business failure is HTTP 200 with one of these codes; HTTP 401
 * is left to a session that has ended. `{n}` is filled by the server.
 */
export const BUSINESS_CODES = {
  ok: { code: 200, msg: '操作成功' },
  invalidParameter: { code: 400, msg: '参数错误' },
  sessionEnded: { code: 401, msg: '' },
  noPermission: { code: 403, msg: '暂无操作权限，请联系企业管理员' },
  notFound: { code: 404, msg: '数据不存在或已被删除' },
  versionConflict: { code: 409, msg: '数据已被他人修改，请刷新后重试' },
  deadlinePassed: { code: 410, msg: '已超过截止时间，无法操作' },
  sealed: { code: 411, msg: '报价截止前不可查看报价内容' },
  certificationNeeded: { code: 412, msg: '请先完成企业认证' },
  quotaUsedUp: { code: 413, msg: '当前会员等级的额度已用完，请升级会员' },
  stateConflict: { code: 422, msg: '当前状态不允许该操作' },
  locked: { code: 423, msg: '支付密码错误次数过多，请{n}分钟后再试' },
  wrongPin: { code: 424, msg: '支付密码错误，还可尝试{n}次' },
  wrongCode: { code: 425, msg: '验证码错误或已失效' },
  tooFrequent: { code: 429, msg: '操作过于频繁，请稍后再试' },
  duplicateSubmission: { code: 431, msg: '请勿重复提交' },
  serverFault: { code: 500, msg: '系统繁忙，请稍后再试' },
} as const;

export type BusinessCode = (typeof BUSINESS_CODES)[keyof typeof BUSINESS_CODES]['code'];

/** `data.reason` of code 403 for a token that no longer fits (decision 27). */
export const STALE_TOKEN_REASONS = ['BUSINESS_CHANGED', 'MEMBER_DISABLED'] as const;

export type StaleTokenReason = (typeof STALE_TOKEN_REASONS)[number];
