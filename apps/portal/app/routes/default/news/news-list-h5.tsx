import { loadNews } from '../../../features/news/load-news-list.server.ts';
import { NewsListH5 } from '../../../features/news/news-list-h5.tsx';
import * as paths from '../../../paths.ts';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import { shareMeta } from '../../../site/share-meta.ts';
import type { Route } from './+types/news-list-h5';

/** The news list for phones (specification 2); to search engines it is the list. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin);
  const news = await loadNews(url.searchParams, services);
  const address = `${services.origin}${paths.newsList}?columnCode=${news.query.columnCode}`;
  return { page: { ...page, address }, news };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? shareMeta(loaderData.page) : [];
}

export default function NewsListH5Route({ loaderData: { page, news } }: Route.ComponentProps) {
  return <NewsListH5 {...news} name={page.name} />;
}
