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
  renew: '续费',
  recent: {
    require: {
      title: '最近询价',
      table: '最近的询价单',
      more: '全部询价',
      empty: '还没有询价',
      columns: { title: '询价标题', middle: '已报价 / 已邀请', deadline: '报价截止', status: '状态' },
    },
    supply: {
      title: '最近报价',
      table: '最近的报价单',
      more: '全部报价',
      empty: '还没有报价',
      columns: { title: '询价标题 / 采购方', middle: '报价总额（元，含税）', deadline: '截止时间', status: '状态' },
    },
  },
  untitled: '未命名询价',
  entries: { newInquiry: '新建询价单', invite: '邀请供应商', award: '比价定标', hall: '询价大厅' },
  companyFailed: '企业信息加载失败',
} as const;
