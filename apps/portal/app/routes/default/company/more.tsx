import { CompaniesPage } from '../../../features/showcase/companies-page.tsx';
import { loadCompanies } from '../../../features/showcase/load-companies.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import { shareMeta } from '../../../site/share-meta.ts';
import type { Route } from './+types/more';

/** Companies that show themselves (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin, ['role', 'grade', 'cityCode', 'vipLevel', 'label', 'current']);
  return { page, companies: await loadCompanies(url.searchParams, services) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? shareMeta(loaderData.page) : [];
}

export default function CompanyMore({ loaderData: { page, companies } }: Route.ComponentProps) {
  return <CompaniesPage {...companies} name={page.name} />;
}
