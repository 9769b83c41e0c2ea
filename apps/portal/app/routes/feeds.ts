import { branding, NEWS_COLUMNS, UNKNOWN_ROUTE } from '@jianzhu/domain';
import * as paths from '../paths.ts';
import { requestServices } from '../request-services.server.ts';
import { contentOfRequest } from '../site/edition-content.ts';
import { feed, feedPath } from '../site/feed.ts';
import { xmlAnswer } from '../site/xml.ts';
import type { Route } from './+types/feeds';

const MOST = 50;

/** The newest articles of a column, for programs that follow it. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(requestServices);
  const column = NEWS_COLUMNS.find(({ code }) => feedPath(code) === url.pathname);
  if (column === undefined) return new Response(UNKNOWN_ROUTE.message, { status: UNKNOWN_ROUTE.status });
  const { articles } = await contentOfRequest(services);
  const { title } = branding(await services.platformConfig());
  const { records } = await articles({ query: { columnCode: column.code, size: MOST } });
  const found = {
    title: `${title}：${column.label}`,
    author: title,
    address: services.origin + feedPath(column.code),
    list: `${services.origin}${paths.newsList}?columnCode=${column.code}`,
    articles: records,
  };
  return xmlAnswer('application/atom+xml', feed(found));
}
