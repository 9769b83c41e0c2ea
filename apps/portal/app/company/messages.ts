/** Texts of what everybody can do with a company: follow it, and ask whom to call. */
export const companyActTexts = {
  address: '地址',
  contact: '联系方式',
  contactName: '联系人',
  phone: '电话',
  reveal: '查看联系方式',
  logInToReveal: '登录后查看',
  revealHint: '企业认证后可查看完整号码，每家企业每月计一次',
  countedOnce: '查看完整号码，每家企业每月计一次',
  left: (left: number) => `本月还可查看${left}家企业`,
  unlimited: '不限次数查看',
  follow: '关注',
  unfollow: '已关注',
  followedNow: '已关注该企业',
  unfollowed: '已取消关注',
  certify: '去认证',
} as const;
