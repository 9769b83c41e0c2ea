/** Texts of the calls about the search. */
export const SEARCH_MESSAGES = {
  openPage: '网站页面',
} as const;
