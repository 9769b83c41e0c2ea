import type { Searchable } from '../search/documents.ts';

const DETAILS = '/default/news/news-detail?salonId=';

/** The columns of a salon that the search needs. */
export interface SearchableSalon {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly organizer: string;
  readonly region_name: string;
  readonly address: string;
  readonly cover: string;
  readonly intro: string;
  readonly speakers: readonly { readonly name: string; readonly title: string }[];
  readonly begin_time: Date;
}

/** A salon as the search of the whole site finds it. */
export function searchableSalon(salon: SearchableSalon): Searchable {
  const { id, title, kind, organizer, cover, intro, speakers } = salon;
  return {
    kind: 'news',
    id,
    title,
    tag: `${kind}沙龙`,
    summary: [organizer, salon.region_name + salon.address].filter((text) => text !== '').join('，'),
    content: [intro, ...speakers.map((speaker) => `${speaker.name} ${speaker.title}`)].join('\n'),
    image: cover,
    price: null,
    boost: 0,
    publishTime: salon.begin_time,
    url: DETAILS + id,
  };
}
