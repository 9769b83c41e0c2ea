export const searchMessages = {
  search: '搜索',
  clear: '清空',
  placeholder: '请输入您要搜索的内容',
  suggestions: '搜索建议',
  suggested: (count: number) => `${count}条建议，用上下方向键选择`,
  keys: { choose: '选择', search: '搜索', close: '收起' },
  reads: (typed: string) => `与拼音“${typed}”相符`,
  page: '功能直达',
  remove: (word: string) => `删除${word}`,
} as const;
