import { loadNewsList } from '../../../features/news/load-news-list.server.ts';
import { NewsListPage } from '../../../features/news/news-list-page.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { feedPath } from '../../../site/feed.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import { shareMeta } from '../../../site/share-meta.ts';
import type { Route } from './+types/news-list';

/** News, policies and industry dynamics; the query says which, and which page of them (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin, ['columnCode', 'current']);
  return { page, news: await loadNewsList(url.searchParams, services, Date.now()) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, news } = loaderData;
  const href = feedPath(news.query.columnCode);
  return [
    ...shareMeta(page),
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: page.name, href },
  ];
}

export default function NewsListRoute({ loaderData: { page, news } }: Route.ComponentProps) {
  return <NewsListPage {...news} name={page.name} />;
}
