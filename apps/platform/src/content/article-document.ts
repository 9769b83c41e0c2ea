import type { Searchable } from '../search/documents.ts';

const NEWS = '/default/news/news-detail?id=';
const PARTY = '/default/djyl/news-more?id=';

/** The columns of an article that the search needs. */
export interface SearchableArticle {
  readonly id: string;
  readonly column_code: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly content: string;
  readonly cover: string;
  readonly publish_time: Date;
}

/** An article as the search of the whole site finds it. */
export function searchableArticle(article: SearchableArticle): Searchable {
  return {
    kind: 'news',
    id: article.id,
    title: article.title,
    tag: article.tags[0] ?? '',
    summary: article.summary,
    content: article.content,
    image: article.cover,
    price: null,
    boost: 0,
    publishTime: article.publish_time,
    url: (article.column_code === 'party' ? PARTY : NEWS) + article.id,
  };
}
