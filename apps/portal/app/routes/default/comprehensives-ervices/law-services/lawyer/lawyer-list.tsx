import { BUSINESS_CODES } from '@jianzhu/domain';
import { data } from 'react-router';
import { lawyersMeta } from '../../../../../features/law/law-meta.ts';
import { LawyersPage } from '../../../../../features/law/lawyers-page.tsx';
import { loadLawyers } from '../../../../../features/law/load-law.server.ts';
import { requestServices } from '../../../../../request-services.server.ts';
import { publicPage } from '../../../../../site/public-page.server.ts';
import type { Route } from './+types/lawyer-list';

/** Lawyers, and the one whom the query `lawyerId` names (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const search = url.searchParams;
  // A lawyer is one page, whatever list one came from.
  const queries = search.has('lawyerId') ? ['lawyerId'] : ['field', 'cityCode', 'years', 'current'];
  const lawyers = await loadLawyers(search, services);
  const isMissing = lawyers.lawyer?.kind === 'missing';
  return data(
    { page: publicPage(url, services.origin, queries), lawyers },
    isMissing ? BUSINESS_CODES.notFound.code : undefined,
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? lawyersMeta(loaderData.page, loaderData.lawyers.lawyer) : [];
}

export default function LawyerListPage({ loaderData: { page, lawyers } }: Route.ComponentProps) {
  return <LawyersPage {...lawyers} page={page} />;
}
