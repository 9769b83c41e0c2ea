export const stateMessages = {
  empty: '暂无数据',
  failed: '加载失败，请稍后再试',
  retry: '重试',
  backHome: '返回首页',
  openingSoon: '该页面即将开放',
} as const;
