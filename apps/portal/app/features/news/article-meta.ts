import * as paths from '../../paths.ts';
import { machineTime } from '../../record/dates.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import type { PublicPage } from '../../site/public-page.server.ts';
import { shareMeta } from '../../site/share-meta.ts';
import type { ArticleViewProps } from './article-view.tsx';
import type { ShownArticle } from './load-article.server.ts';
import { newsTexts } from './messages.ts';

/** What other sites are told of an article; of one that is not there, the page's name. */
export function articleMeta(
  page: PublicPage,
  loaded: LoadedRecord<ShownArticle>,
  list: ArticleViewProps['list'] = { name: newsTexts.list, href: paths.newsList },
) {
  if (loaded.kind !== 'ready') return shareMeta(page);
  const { title, summary, cover, publishTime, source, author } = loaded.record;
  const image = cover === '' ? undefined : new URL(cover, page.address).href;
  return shareMeta({
    ...page,
    name: title,
    description: summary,
    ...(image && { image }),
    way: [{ name: list.name, address: new URL(list.href, page.address).href }],
    subject: {
      '@type': 'NewsArticle',
      headline: title,
      datePublished: machineTime(publishTime),
      author: { '@type': 'Organization', name: source || author },
      ...(image && { image: [image] }),
      mainEntityOfPage: page.address,
    },
  });
}
