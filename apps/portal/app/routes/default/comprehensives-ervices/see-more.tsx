import { loadService, loadServices } from '../../../features/service/load-services.server.ts';
import { serviceMeta } from '../../../features/service/service-meta.ts';
import { ServiceView } from '../../../features/service/service-view.tsx';
import { ServicesPage } from '../../../features/service/services-page.tsx';
import { answerRecord } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import { shareMeta } from '../../../site/share-meta.ts';
import type { Route } from './+types/see-more';

/** Services that companies offer (specification 2), or the one that the query `id` names (domain rules 37). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const search = url.searchParams;
  const page = publicPage(url, services.origin, [
    'id',
    'serviceType',
    'chargeMode',
    'priceBand',
    'cityCode',
    'current',
  ]);
  if (search.has('id')) {
    return answerRecord({ page, kind: 'service' as const, loaded: await loadService(search, services) });
  }
  return { page, kind: 'services' as const, services: await loadServices(search, services) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page } = loaderData;
  return loaderData.kind === 'service' ? serviceMeta(page, loaderData.loaded) : shareMeta(page);
}

export default function SeeMore({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  if (loaderData.kind === 'service') return <ServiceView page={page} loaded={loaderData.loaded} />;
  return <ServicesPage {...loaderData.services} name={page.name} />;
}
