import type { SearchHit } from '@jianzhu/ui/search';
import * as paths from '../../paths.ts';
import { dateOf } from '../../record/dates.ts';
import { yuanText } from '../../record/figures.ts';
import type { SearchHitRow } from './load-search.server.ts';
import { searchTexts as texts } from './messages.ts';

/** A hit as the page shows it. */
export function hitRow(hit: SearchHitRow, keyword: string, isMember: boolean): SearchHit {
  const { id, type, title, titleRanges, summary, summaryRanges, price, publishTime, needLogin } = hit;
  const isFunction = type === 'function';
  return {
    key: `${type} ${id}`,
    href: hrefOf(hit, keyword),
    title: { text: title, ranges: titleRanges },
    summary: { text: summary, ranges: summaryRanges },
    kind: isFunction ? texts.functionKind : texts.type[type],
    facts: [...(price === null ? [] : [priceText(price)]), ...(publishTime === '' ? [] : [dateOf(publishTime)])],
    isFunction,
    ...(needLogin && !isMember && { locked: texts.needLogin }),
  };
}

/** @param price in fen */
const priceText = (price: number): string => (price === 0 ? texts.free : texts.price(yuanText(price)));

/** An article opens where the keyword is marked in it (domain rules 37); a salon stands at the same path by another id. */
function hrefOf({ id, url }: SearchHitRow, keyword: string): string {
  return url.startsWith(`${paths.newsDetail}?id=`)
    ? `${paths.searchNewsDetail}?${new URLSearchParams({ id, keyword }).toString()}`
    : url;
}
