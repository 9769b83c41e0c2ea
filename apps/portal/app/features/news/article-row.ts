import type { ArticleSummary } from '@jianzhu/domain';
import type { ArticleRow } from '@jianzhu/ui/articles';
import * as paths from '../../paths.ts';
import { dateOf } from '../../record/dates.ts';
import { newsTexts as texts } from './messages.ts';

/** An article as lists show it. */
export function articleRow(article: ArticleSummary): ArticleRow {
  const { id, title, summary, cover, source, policyNo, publishTime, isTop } = article;
  return {
    key: id,
    href: `${paths.newsDetail}?id=${id}`,
    title,
    summary,
    cover,
    facts: [source, policyNo, dateOf(publishTime)].filter((fact) => fact !== ''),
    ...(isTop && { mark: texts.pinned }),
  };
}
