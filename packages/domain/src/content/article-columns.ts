// Apart from the schemas of an article: pages that only name a column carry none of them.

/** Columns that the news list shows: policies and industry dynamics are kinds of news there (decision 16). */
export const NEWS_COLUMNS = [
  { code: 'industry_news', label: '新闻' },
  { code: 'policy', label: '政策' },
  { code: 'dynamics', label: '行业动态' },
] as const;

/** Who has issued a policy (domain rules 24). */
export const POLICY_LEVELS = ['国家', '省', '市'] as const;
