import type { SearchList, SearchType } from './load-search.server.ts';

/** How much was found of a type; where more is there than is counted, that it is more: 1,000+. */
export function countText({ counts, countedTo }: Pick<SearchList, 'counts' | 'countedTo'>, type: SearchType): string {
  const text = Math.min(counts[type], countedTo).toLocaleString('zh-CN');
  return counts[type] > countedTo ? `${text}+` : text;
}
