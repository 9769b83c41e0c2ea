import { companyMeta } from '../../../features/showcase/company-meta.ts';
import { readCompanyTab } from '../../../features/showcase/company-tabs.ts';
import { CompanyView } from '../../../features/showcase/company-view.tsx';
import { loadCompany } from '../../../features/showcase/load-companies.server.ts';
import { answerRecord } from '../../../record/load-record.server.ts';
import { requestServices } from '../../../request-services.server.ts';
import { publicPage } from '../../../site/public-page.server.ts';
import type { Route } from './+types/detail';

/** The company that the query `id` names (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin, ['id']);
  const tab = readCompanyTab(url.searchParams);
  return answerRecord({ page, tab, loaded: await loadCompany(url.searchParams, services) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? companyMeta(loaderData.page, loaderData.loaded) : [];
}

export default function CompanyDetailRoute({ loaderData: { page, tab, loaded } }: Route.ComponentProps) {
  return <CompanyView page={page} tab={tab} loaded={loaded} />;
}
