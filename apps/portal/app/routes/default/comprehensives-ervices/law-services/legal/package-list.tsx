import { loadPackages } from '../../../../../features/law/load-law.server.ts';
import { PackagesPage } from '../../../../../features/law/packages-page.tsx';
import { requestServices } from '../../../../../request-services.server.ts';
import { publicPage } from '../../../../../site/public-page.server.ts';
import { shareMeta } from '../../../../../site/share-meta.ts';
import type { Route } from './+types/package-list';

/** Packages of legal services (specification 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = publicPage(url, services.origin, ['scope', 'price', 'current']);
  return { page, packages: await loadPackages(url.searchParams, services) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? shareMeta(loaderData.page) : [];
}

export default function PackageList({ loaderData: { page, packages } }: Route.ComponentProps) {
  return <PackagesPage {...packages} name={page.name} />;
}
