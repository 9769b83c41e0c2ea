import type { Searchable } from '../search/documents.ts';

const HELP = '/default/home/help?id=';

/** The columns of a help article that the search needs. */
export interface SearchableHelp {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly update_time: Date;
}

/** A help article as the search of the whole site finds it. */
export function searchableHelp({ id, title, content, update_time }: SearchableHelp): Searchable {
  return {
    ...{ kind: 'news', id, title, content },
    tag: '帮助中心',
    summary: '',
    image: '',
    price: null,
    boost: 0,
    publishTime: update_time,
    url: HELP + id,
  };
}
