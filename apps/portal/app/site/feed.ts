import type { ArticleSummary } from '@jianzhu/domain';
import * as paths from '../paths.ts';
import { machineTime } from '../record/dates.ts';
import { xmlText } from './xml.ts';

/** A list of articles that other programs follow. */
export interface Feed {
  readonly title: string;
  /** Of the platform. */
  readonly author: string;
  /** Absolute address of the feed itself. */
  readonly address: string;
  /** Absolute address of the list that it follows. */
  readonly list: string;
  /** The newest first. */
  readonly articles: readonly ArticleSummary[];
}

/** Where the articles of a column can be followed. */
export const feedPath = (column: string): string => `/feeds/${column}.xml`;

const NEVER = '1970-01-01 00:00:00';

/** The elements of an Atom feed (RFC 4287). */
export function feed({ title, author, address, list, articles }: Feed): string {
  const { origin } = new URL(list);
  const entries = articles.map(({ id, title: name, summary, source, publishTime }) => {
    const url = `${origin}${paths.newsDetail}?id=${id}`;
    const time = machineTime(publishTime);
    return [
      '<entry>',
      `<id>${xmlText(url)}</id>`,
      `<title>${xmlText(name)}</title>`,
      `<link href="${xmlText(url)}"/>`,
      `<published>${time}</published><updated>${time}</updated>`,
      `<author><name>${xmlText(source || author)}</name></author>`,
      `<summary>${xmlText(summary)}</summary>`,
      '</entry>',
    ].join('');
  });
  const updated =
    articles
      .map(({ publishTime }) => publishTime)
      .toSorted()
      .at(-1) ?? NEVER;
  return [
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">',
    `<id>${xmlText(address)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<updated>${machineTime(updated)}</updated>`,
    `<author><name>${xmlText(author)}</name></author>`,
    `<link rel="self" href="${xmlText(address)}"/><link href="${xmlText(list)}"/>`,
    ...entries,
    '</feed>',
  ].join('\n');
}
