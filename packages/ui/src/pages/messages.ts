export const pageMessages = {
  memberMenu: '个人中心菜单',
  menuFailed: '菜单加载失败',
  menuRetry: '重新加载',
  side: '切换身份',
  sides: { require: '采购方', supply: '供应方' },
  sideOffer: '贵企业只供应，可换到供应方查看报价与商品',
  takeSide: '切换为供应方',
  declineSide: '暂不切换',
  errorSummary: (count: number) => `有${count}处需要修改`,
  previous: '上一步',
  next: '下一步',
  search: '搜索',
  textSize: '字号',
  textSizes: { small: '小', medium: '中', large: '大' },
  neighbours: '前后文章',
  added: '新增：',
  removed: '删除：',
} as const;

export const railMessages = { done: '（已完成）' } as const;
