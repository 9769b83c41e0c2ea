import { loadSalons } from '../../../features/salon/load-salons.server.ts';
import { SalonsPage } from '../../../features/salon/salons-page.tsx';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import { shareMeta } from '../../../site/share-meta.ts';
import type { Route } from './+types/salon-more';

/** Events to come and past ones (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin, ['kind', 'status', 'month', 'before', 'day', 'current']);
  return { page, salons: await loadSalons(url.searchParams, services, Date.now()) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? shareMeta(loaderData.page) : [];
}

export default function SalonMore({ loaderData: { page, salons } }: Route.ComponentProps) {
  return <SalonsPage {...salons} name={page.name} />;
}
