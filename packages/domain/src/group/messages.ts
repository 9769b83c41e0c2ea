/** Texts of a group of companies. */
export const GROUP_MESSAGES = {
  noCompany: '未找到该统一社会信用代码的已认证企业',
  ownCompany: '不能添加本企业为下属企业',
  notCertified: '企业认证后才能添加下属企业',
  alreadyLinked: '该企业已是下属企业，或正在等待其确认',
  isParent: '该企业是贵企业的上级企业，不能添加为下属企业',
  isSubsidiary: '该企业是贵企业的下属企业，不能成为上级企业',
  hasParent: '贵企业已有上级企业，请先解除',
  tooMany: (most: number) => `下属企业最多${most}家`,
  unknownList: '共享列表不正确',
  wholeOnly: '您只能查看本人创建的数据，不能查看下属企业的列表',
} as const;

/** Where both sides of a group find it; the id is appended. */
export const GROUP_PAGE = '/user/member-management/member-list?tab=group&id=';

/** Notices to the other side; they have no number of the design's. */
export const GROUP_NOTICES = {
  invited: (company: string) => ({ title: '集团关联邀请', content: `${company}邀请贵企业成为其下属企业，请确认` }),
  accepted: (company: string) => ({ title: '集团关联结果', content: `${company}已同意成为贵企业的下属企业` }),
  refused: (company: string) => ({ title: '集团关联结果', content: `${company}未同意成为贵企业的下属企业` }),
  ended: (company: string) => ({ title: '集团关联解除', content: `${company}已解除与贵企业的集团关联` }),
} as const;
