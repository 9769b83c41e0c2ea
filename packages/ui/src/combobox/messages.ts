export const comboboxMessages = {
  placeholder: '请输入名称搜索',
  loading: '正在搜索',
  failed: '搜索失败，请稍后再试',
  nothing: '没有符合的结果',
  clear: '清除',
  remove: (label: string) => `移除${label}`,
  chosen: (count: number) => `已选${count}项`,
  most: (count: number) => `最多选择${count}项`,
} as const;
