/** Texts of 个人中心. */
export const centerTexts = {
  corporate: '企业认证',
  personal: '个人认证',
  qualifications: '资质证书',
  vip: '会员等级',
  certified: ['未认证', '审核中', '已通过', '未通过'],
  certificates: (count: number) => `${count}本`,
  expiring: (count: number) => `${count}本已到期或30天内到期`,
  until: (day: string) => `至 ${day}`,
  edit: '编辑资料',
  companyFailed: '企业信息加载失败',
} as const;
