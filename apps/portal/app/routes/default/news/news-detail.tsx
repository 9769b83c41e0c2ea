import '@jianzhu/ui/salon-styles';
import { lazy, Suspense } from 'react';
import { loadPart } from '../../../errors/load-part.ts';
import { articleMeta } from '../../../features/news/article-meta.ts';
import { ArticleView } from '../../../features/news/article-view.tsx';
import { loadArticle } from '../../../features/news/load-article.server.ts';
import { newsTexts } from '../../../features/news/messages.ts';
import { loadSalon } from '../../../features/salon/load-salons.server.ts';
import { salonMeta } from '../../../features/salon/salon-meta.ts';
import * as paths from '../../../paths.ts';
import { answerRecord } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import type { Route } from './+types/news-detail';

// An article carries nothing of salons but their styles, without which a salon would be shown plain at first.
const SalonView = lazy(() => loadPart(() => import('../../../features/salon/salon-view.tsx')));

const list = { name: newsTexts.list, href: paths.newsList };
const salons = { name: newsTexts.salons, href: paths.salonMore };

/** The article that the query `id` names (specification 2), or the salon that `salonId` names. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { searchParams: search } = url;
  const page = publicPage(url, services.origin, ['id', 'salonId']);
  if (search.has('salonId')) {
    const loaded = await loadSalon(search, services);
    return answerRecord({ page, kind: 'salon' as const, loaded, head: salonMeta(page, loaded, salons) });
  }
  return answerRecord({ page, kind: 'article' as const, loaded: await loadArticle(search, services) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return loaderData.kind === 'salon' ? loaderData.head : articleMeta(loaderData.page, loaderData.loaded);
}

export default function NewsDetail({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  if (loaderData.kind === 'salon') {
    return (
      <Suspense>
        <SalonView page={page} loaded={loaderData.loaded} list={salons} />
      </Suspense>
    );
  }
  return <ArticleView page={page} loaded={loaderData.loaded} list={list} path={paths.newsDetail} />;
}
