import { articleMeta } from '../../../features/news/article-meta.ts';
import { ArticleView } from '../../../features/news/article-view.tsx';
import { loadArticle } from '../../../features/news/load-article.server.ts';
import { newsTexts } from '../../../features/news/messages.ts';
import * as paths from '../../../paths.ts';
import { answerRecord } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import type { Route } from './+types/news-detail';

const list = { name: newsTexts.list, href: paths.newsList };

/** The article that the query `id` names (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin, ['id']);
  return answerRecord({ page, loaded: await loadArticle(url.searchParams, services) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? articleMeta(loaderData.page, loaderData.loaded) : [];
}

export default function NewsDetail({ loaderData: { page, loaded } }: Route.ComponentProps) {
  return <ArticleView page={page} loaded={loaded} list={list} path={paths.newsDetail} />;
}
