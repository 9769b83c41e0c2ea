export const stateMessages = {
  empty: '暂无数据',
  failed: '加载失败，请稍后再试',
  retry: '重试',
  reload: '重新加载',
  backHome: '返回首页',
  notFound: '页面不存在',
  notFoundWhy: '您访问的页面不存在或已被移除，请检查地址是否正确。',
  waysOn: '常去的地方',
  openingSoon: '该页面即将开放',
} as const;
