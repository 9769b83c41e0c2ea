import { PublishNeedPage } from '../../../features/need/publish-need-page.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import { shareMeta } from '../../../site/share-meta.ts';
import type { Route } from './+types/comprehensives-ervices-need';

/** Where a need is published, and a visitor's own ones are found again (specification 2). */
export function loader({ url, context }: Route.LoaderArgs) {
  const { origin } = context.get(requestServices);
  return { page: publicPage(url, origin), isSearch: url.searchParams.get('view') === 'mine' };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? shareMeta(loaderData.page) : [];
}

export default function ServiceNeed({ loaderData: { page, isSearch } }: Route.ComponentProps) {
  return <PublishNeedPage name={page.name} isSearch={isSearch} />;
}
