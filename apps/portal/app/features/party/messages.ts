/** Texts of party building. */
export const partyTexts = {
  section: '党建引领',
  slogan: '建到哪里，支部就在哪里',
  modules: '党建栏目',
  readOn: '阅读全文',
  newest: '最新动态',
  more: '查看更多',
  all: '全部',
  module: '栏目',
  count: (total: number) => `共${total.toLocaleString('zh-CN')}条`,
  keywordHint: '标题中的文字',
} as const;
