import { loadNeed, loadNeeds } from '../../../features/need/load-needs.server.ts';
import { needMeta } from '../../../features/need/need-meta.ts';
import { NeedView } from '../../../features/need/need-view.tsx';
import { NeedsPage } from '../../../features/need/needs-page.tsx';
import { answerRecord } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import { shareMeta } from '../../../site/share-meta.ts';
import type { Route } from './+types/case-list-need';

/** Needs of services and cases (specification 2), or the one that the query `id` names. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const search = url.searchParams;
  const page = publicPage(url, services.origin, ['id', 'needType', 'cityCode', 'status', 'isCase', 'current']);
  const nowMs = Date.now();
  if (search.has('id')) {
    return answerRecord({ page, kind: 'need' as const, loaded: await loadNeed(search, services, nowMs) });
  }
  return { page, kind: 'needs' as const, needs: await loadNeeds(search, services, nowMs) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page } = loaderData;
  return loaderData.kind === 'need' ? needMeta(page, loaderData.loaded) : shareMeta(page);
}

export default function CaseListNeed({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  if (loaderData.kind === 'need') return <NeedView page={page} loaded={loaderData.loaded} />;
  return <NeedsPage {...loaderData.needs} name={page.name} />;
}
