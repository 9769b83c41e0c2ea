import type { Searchable } from '../search/documents.ts';

const DETAILS = '/default/knowledge-base/knowledge-details?id=';

/** The columns of a text that the search needs. */
export interface SearchableKnowledge {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly content: string;
  readonly cover: string;
  readonly is_free: boolean;
  readonly price: number;
  readonly publish_time: Date;
}

/** A text as the search of the whole site finds it; what is to be paid is found by its summary alone. */
export function searchableKnowledge(text: SearchableKnowledge): Searchable {
  return {
    kind: 'news',
    id: text.id,
    title: text.title,
    tag: text.tags[0] ?? '',
    summary: text.summary,
    content: text.is_free ? text.content : '',
    image: text.cover,
    price: text.is_free ? null : text.price,
    boost: 0,
    publishTime: text.publish_time,
    url: DETAILS + text.id,
  };
}
