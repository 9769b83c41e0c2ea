import { dictionaryLabel, KNOWLEDGE_CATEGORIES, KNOWLEDGE_CONTENTS } from '@jianzhu/domain/forms';
import type { ArticleRow } from '@jianzhu/ui/articles';
import * as paths from '../../paths.ts';
import { dateOf } from '../../record/dates.ts';
import { countText, yuanText } from '../../record/figures.ts';
import type { KnowledgeSummary } from './load-knowledge.server.ts';
import { knowledgeTexts as texts } from './messages.ts';

export const knowledgeHref = (id: string): string => `${paths.knowledgeDetails}?id=${id}`;

export const categoryOf = ({ categoryId }: Pick<KnowledgeSummary, 'categoryId'>): string =>
  dictionaryLabel(KNOWLEDGE_CATEGORIES, categoryId);

const contentOf = ({ contentType }: Pick<KnowledgeSummary, 'contentType'>): string =>
  dictionaryLabel(KNOWLEDGE_CONTENTS, contentType);

/** What a text costs, in words. */
export const priceOf = ({ isFree, price }: Pick<KnowledgeSummary, 'isFree' | 'price'>): string =>
  isFree ? texts.free : texts.price(yuanText(price));

/** A text as lists show it. */
export function knowledgeRow(text: KnowledgeSummary, isOwned = false): ArticleRow {
  const { id, title, summary, cover, author, publishTime, viewCount } = text;
  return {
    key: id,
    href: knowledgeHref(id),
    title,
    summary,
    cover,
    facts: [
      isOwned ? texts.owned : priceOf(text),
      contentOf(text),
      categoryOf(text),
      author.name,
      dateOf(publishTime),
      texts.reads(countText(viewCount)),
    ],
  };
}
