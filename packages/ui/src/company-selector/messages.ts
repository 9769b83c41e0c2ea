export const companySelectorMessages = {
  none: '请选择企业',
  list: '选择企业',
  loading: '加载中',
  failed: '企业列表加载失败',
  empty: '暂无企业',
  current: '当前企业：',
} as const;
