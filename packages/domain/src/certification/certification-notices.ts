/** Days before the end of a licence at which its company is reminded (notice N406), the first one first. */
export const LICENCE_REMINDED_DAYS = [30, 7, 0] as const;

/** Notices about certification (domain rules 17, 38.1). */
export const CERTIFICATION_NOTICES = {
  N405: (whose: '企业' | '个人', reason: string | undefined) => ({
    title: '认证结果',
    content: reason === undefined ? `您的${whose}认证已通过` : `您的${whose}认证未通过，原因：${reason}`,
  }),
  materials: (reason: string | undefined) => ({
    title: '认证材料审核结果',
    content: reason === undefined ? '您的认证材料已通过审核' : `您的认证材料未通过审核，原因：${reason}`,
  }),
  /** @param end `YYYY-MM-DD` */
  N406: (company: string, end: string) => ({
    title: '营业执照到期',
    content: `${company}营业执照将于${end}到期，请及时更新`,
  }),
  lapsed: (reason: string) => ({ title: '企业认证已失效', content: `您的企业认证已失效，原因：${reason}` }),
  claimed: (company: string) => ({
    title: '企业认领申请',
    content: `有用户申请认领“${company}”并成为管理员，如非本企业人员操作，请尽快联系平台客服`,
  }),
  takenOver: (company: string) => ({
    title: '企业管理员变更',
    content: `“${company}”的认领申请已通过审核，企业管理员已变更`,
  }),
} as const;

/** Why a certification holds no longer. */
export const LAPSE_REASONS = {
  changed: '已变更认证资料',
  licenceEnded: '营业执照已过期',
  superseded: '企业已被认领',
} as const;
