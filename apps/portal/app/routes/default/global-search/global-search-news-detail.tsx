import { articleMeta } from '../../../features/news/article-meta.ts';
import { ArticleView } from '../../../features/news/article-view.tsx';
import { loadArticle } from '../../../features/news/load-article.server.ts';
import { newsTexts } from '../../../features/news/messages.ts';
import * as paths from '../../../paths.ts';
import { answerRecord } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import type { Route } from './+types/global-search-news-detail';

const LONGEST_KEYWORD = 50;

/** An article that was found by a search: the query `id` names it, `keyword` is marked in it (domain rules 37). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin);
  const keyword = (url.searchParams.get('keyword') ?? '').trim().slice(0, LONGEST_KEYWORD);
  const loaded = await loadArticle(url.searchParams, services);
  // Found or browsed to, it is one article with one address.
  const shared = new URL(paths.newsDetail, services.origin);
  if (loaded.kind === 'ready') shared.searchParams.set('id', loaded.record.id);
  return answerRecord({ page: { ...page, address: shared.href }, keyword, loaded });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? articleMeta(loaderData.page, loaderData.loaded) : [];
}

export default function SearchNewsDetail({ loaderData: { page, keyword, loaded } }: Route.ComponentProps) {
  const query = keyword === '' ? '' : `?keyword=${encodeURIComponent(keyword)}`;
  const list = { name: newsTexts.search, href: `${paths.globalSearch}${query}` };
  return <ArticleView page={page} loaded={loaded} list={list} path={paths.newsDetail} keyword={keyword} />;
}
