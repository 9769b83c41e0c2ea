export const pageMessages = {
  memberMenu: '个人中心菜单',
  menuFailed: '菜单加载失败',
  menuRetry: '重新加载',
  side: '切换身份',
  sides: { buyer: '采购方', supplier: '供应方' },
  errorSummary: (count: number) => `有${count}处需要修改`,
  previous: '上一步',
  next: '下一步',
} as const;
