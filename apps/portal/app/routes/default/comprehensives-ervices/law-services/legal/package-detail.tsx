import { packageMeta } from '../../../../../features/law/law-meta.ts';
import { loadPackage } from '../../../../../features/law/load-law.server.ts';
import { PackageView } from '../../../../../features/law/package-view.tsx';
import { answerRecord } from '../../../../../record/load-record.server.ts';
import { requestServices } from '../../../../../request-services.server.ts';
import { publicPage } from '../../../../../site/public-page.server.ts';
import type { Route } from './+types/package-detail';

/** The package that the query `id` names (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin, ['id']);
  return answerRecord({ page, loaded: await loadPackage(url.searchParams, services) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? packageMeta(loaderData.page, loaderData.loaded) : [];
}

export default function PackageDetail({ loaderData: { page, loaded } }: Route.ComponentProps) {
  return <PackageView page={page} loaded={loaded} />;
}
